import { ListMessage } from "../parts/list/list-message.tsx";

/** What stands in place of enquiries while there is no network. */
export function EnquiriesOffline() {
  return (
    <ListMessage
      title="Not while you are offline"
      text="What customers wrote is never kept on this computer. It comes by itself when the network is back."
    />
  );
}
