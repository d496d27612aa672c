import { connect } from "node:net";

export type PipelinedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

export type PipelinedAnswer = { status: number; body: string };

/** Sends all requests in one write (HTTP pipelining), so that the server handles them concurrently. */
export function pipeline(url: string, requests: PipelinedRequest[]): Promise<PipelinedAnswer[]> {
  const { hostname, port, host } = new URL(url);
  const text = requests.map(({ method, path, headers, body = "" }, n) => {
    const all = {
      host,
      ...headers,
      "content-length": String(Buffer.byteLength(body)),
      connection: n === requests.length - 1 ? "close" : "keep-alive",
    };
    const lines = Object.entries(all).map(([key, value]) => `${key}: ${value}`);
    return `${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text.join("")));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(readAnswers(Buffer.concat(chunks))));
  });
}

function readAnswers(stream: Buffer): PipelinedAnswer[] {
  const answers: PipelinedAnswer[] = [];
  let rest = stream;
  while (rest.length > 0) {
    const end = rest.indexOf("\r\n\r\n");
    const head = rest.subarray(0, end).toString();
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    answers.push({ status, body: rest.subarray(end + 4, end + 4 + length).toString() });
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}
