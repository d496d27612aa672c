import { trashDays, trashQuery } from "@brightwren/core/trash/post-trash";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import styles from "./trash-link.module.css";

export function TrashLink() {
  const { data } = useQuery(trashQuery({ page: 1, pageSize: 1 }));
  return (
    <p className={styles.line}>
      <Link to={adminPaths.trash}>
        {data?.total ? `Trash (${data.total.toLocaleString("en-GB")})` : "Trash"}
      </Link>
      {`: deleted posts can be restored for ${trashDays} days.`}
    </p>
  );
}
