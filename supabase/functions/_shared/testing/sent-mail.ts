import { createTransport, type SendMailOptions } from "nodemailer";
import PostalMime from "postal-mime";

export const mailSettings = {
  smtpUrl: "smtp://127.0.0.1:1",
  to: ["studio@brightwren.example", "owner@brightwren.example"],
  from: "website@brightwren.example",
  timeout: 10_000,
};

/** Parses the sent email with an independent library. */
export async function sentMail(mail: SendMailOptions) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message, envelope } = await transport.sendMail(mail);
  const raw = Buffer.isBuffer(message) ? message.toString() : "";
  return { ...(await PostalMime.parse(raw)), envelope, head: raw.slice(0, raw.indexOf("\n\n")) };
}
