import { z } from "zod";

const uuid = z.string().trim().toLowerCase().pipe(z.guid());

/** The UUID in a header, in lower case. Undefined for any other text. */
export const uuidIn = (headers: Headers, name: string): string | undefined =>
  uuid.safeParse(headers.get(name)).data;
