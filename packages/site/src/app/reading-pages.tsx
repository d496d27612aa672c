import { QueryClientProvider } from "@tanstack/react-query";
import { useContext, useState } from "react";
import { Outlet } from "react-router-dom";
import { PageStateContext } from "../page/page-state.ts";
import { clientWith } from "../page/query-client.ts";

export default function ReadingPages() {
  const { queries } = useContext(PageStateContext);
  const [client] = useState(() => clientWith(queries));
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
