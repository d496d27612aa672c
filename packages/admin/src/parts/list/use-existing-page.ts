import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { pageSize, withParam } from "./list-address.ts";

/** Goes to a list's last page when the address asks for one after it: its rows may have been deleted meanwhile. */
export function useExistingPage(page: number, total: number | undefined): void {
  const [, setParams] = useSearchParams();
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page <= lastPage) return;
    setParams((params) => withParam(params, "page", lastPage === 1 ? "" : String(lastPage)), {
      replace: true,
    });
  }, [page, lastPage, setParams]);
}
