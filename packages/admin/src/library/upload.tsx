import { libraryKeys } from "@brightwren/core/pictures/library";
import { pictureQuery } from "@brightwren/core/pictures/read-library";
import { Button } from "@brightwren/ui/button";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { picturesIn } from "../drafts/waiting-pictures.ts";
import { useReachable } from "../host/connectivity.ts";
import type { IncomingPicture, IncomingPictures } from "../pictures/incoming-pictures.ts";
import { PictureProgress } from "../pictures/picture-progress.tsx";
import { useIncomingPictures } from "../pictures/use-incoming-pictures.ts";
import { DescriptionForm } from "./description-form.tsx";
import { PictureInput } from "../pictures/picture-input.tsx";
import styles from "./upload.module.css";

type Uploads = {
  add: (files: File[]) => void;
  pictures: IncomingPictures;
  items: readonly IncomingPicture[];
};

const notUploaded = "Not uploaded";

const ignore = () => undefined;

export function useUploads(): Uploads {
  const isReachable = useReachable();
  const queries = useQueryClient();
  const { pictures, items } = useIncomingPictures({ arrived: ignore, gone: ignore, removed: ignore });
  const stored = items.flatMap(({ id, stage }) => (stage.name === "stored" ? id : [])).join(" ");
  useEffect(() => {
    if (stored) void queries.invalidateQueries({ queryKey: libraryKeys.all });
  }, [stored, queries]);
  const add = (files: File[]) => {
    if (isReachable) {
      withdraw(notUploaded);
      return pictures.announce(files).take();
    }
    // Unlike pictures in a post, library uploads are not retried later.
    notify({
      title: notUploaded,
      about: notUploaded,
      description: "You’re offline. Please choose the pictures again when you’re back online.",
      variant: "destructive",
    });
  };
  return { add, pictures, items };
}

export function UploadButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => chooser.current?.click()}>Upload pictures</Button>
      <PictureInput ref={chooser} label="Pictures to upload" onFiles={onFiles} />
    </>
  );
}

export function UploadedPictures({ pictures, items }: Omit<Uploads, "add">) {
  if (items.length === 0) return null;
  return (
    <ul role="list" aria-label="Uploaded just now" className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.card}>
          <PictureProgress
            item={item}
            pictures={pictures}
            waiting="Not uploaded yet. Keep this screen open: the upload will continue when you reconnect."
          />
          {item.stage.name === "stored" ? <StoredDescription address={item.address} /> : null}
        </li>
      ))}
    </ul>
  );
}

function StoredDescription({ address = "" }: { address: string | undefined }) {
  const [hash = ""] = picturesIn(address);
  const { data } = useQuery({ ...pictureQuery(hash), enabled: hash !== "" });
  return data ? <DescriptionForm picture={data} uses={undefined} /> : null;
}
