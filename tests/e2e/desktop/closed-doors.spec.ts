import { expect, siteUrl, test } from "../../setup/desktop/desktop-journey.ts";
import { overview } from "../../setup/desktop/owner-steps.ts";

test("blocks navigation to other origins", async ({ desk, consoleGuard }) => {
  consoleGuard.allow(
    /leads nowhere safe|Not allowed to|Unsafe attempt|Content Security Policy|policy violation/,
  );
  const { app, page, system } = desk;
  const address = page.url();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const opened = async () => (await system.journal()).opened;
  const signs = async () => (await opened()).length + logged.length + app.output().length;
  for (const target of [
    "https://example.org/away",
    "file:///etc/passwd",
    "data:text/html,away",
    "ftp://example.org/",
  ]) {
    const before = await signs();
    await page.evaluate((to) => location.assign(to), target);
    await expect.poll(signs).toBeGreaterThan(before);
  }
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "https://example.org/frame";
    document.body.append(frame);
    const form = document.createElement("form");
    form.action = "https://example.org/form";
    document.body.append(form);
    form.submit();
  });
  for (const kind of [/frame-src/, /form-action/]) await expect.poll(() => logged.join("\n")).toMatch(kind);
  expect(await opened()).toEqual(["https://example.org/away"]);

  const isNull = await page.evaluate(() => window.open("https://example.org/opened") === null);
  expect(isNull).toBe(true);
  await page.evaluate(() => {
    window.open("file:///etc/passwd");
    for (const target of ["_blank", "named"]) {
      const link = Object.assign(document.createElement("a"), {
        href: `https://example.org/${target}`,
        target,
      });
      document.body.append(link);
      link.click();
      link.remove();
    }
  });
  await page.evaluate((to) => window.appHost.openExternal(to), `${siteUrl}/blog/seen`);
  await expect
    .poll(opened)
    .toEqual([
      "https://example.org/away",
      "https://example.org/opened",
      "https://example.org/_blank",
      "https://example.org/named",
      `${siteUrl}/blog/seen`,
    ]);
  expect(page.url()).toBe(address);
  await expect(overview(page)).toBeVisible();
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test("denies a page all permissions and downloads, and every file outside its bundle", async ({
  desk: { app, page },
  network,
  consoleGuard,
}) => {
  type World = { downloads: { name: string; isRefused: boolean }[] };
  consoleGuard.allow(/status of 40[45]/);
  const states = await page.evaluate(async () => {
    const names = ["notifications", "geolocation", "camera", "microphone", "midi"] as PermissionName[];
    const answers = await Promise.all(names.map((name) => navigator.permissions.query({ name })));
    return answers.map(({ state }) => state);
  });
  expect(states).toEqual(["denied", "denied", "denied", "denied", "denied"]);
  expect(await page.evaluate(() => Notification.requestPermission())).toBe("denied");
  const place = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        navigator.geolocation.getCurrentPosition(
          () => resolve(0),
          ({ code }) => resolve(code),
        );
      }),
  );
  expect(place).toBe(1);
  const media = await page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => "heard",
      (error: Error) => error.name,
    ),
  );
  expect(media).toMatch(/NotAllowedError|NotFoundError/);

  await app.evaluate(({ session }) => {
    const downloads: World["downloads"] = [];
    (globalThis as unknown as World).downloads = downloads;
    session.defaultSession.on("will-download", (event, item) => {
      downloads.push({ name: item.getFilename(), isRefused: event.defaultPrevented });
    });
  });
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob(["text"]));
    link.download = "not-wanted.exe";
    link.click();
  });
  const seen = () => app.evaluate(() => (globalThis as unknown as World).downloads);
  await expect.poll(seen).toEqual([{ name: "not-wanted.exe", isRefused: true }]);

  const { statuses, policy } = await page.evaluate(async () => {
    const paths = [
      "/index.html",
      "/../main/index.js",
      "/%2e%2e/main/index.js",
      "/..%2fmain%2findex.js",
      "/etc/passwd",
      "/assets",
      "/nothing.js",
    ];
    const answers = await Promise.all(paths.map((path) => fetch(path)));
    const written = await fetch("/index.html", { method: "POST", body: "x" });
    return {
      statuses: [...answers, written].map(({ status }) => status),
      policy: answers[0]?.headers.get("content-security-policy") ?? "",
    };
  });
  expect(statuses).toEqual([200, 404, 404, 404, 404, 404, 404, 405]);
  const directives = policy.split("; ");
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain("script-src 'self'");
  expect(directives).toContain(`connect-src 'self' ${network.url}`);
});
