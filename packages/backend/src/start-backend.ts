import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
// Must be loaded before Lite.
import { restoreWarnings, runQuietly } from "./database/quiet-lite.ts";
import { createApiServer, type Route } from "./api/api-server.ts";
import { generateLinkPath, serveGenerateLink } from "./api/generate-link.ts";
import { serveLite } from "./api/serve-lite.ts";
import { type BackendOptions, type RunningBackend, type Settings, settleOptions } from "./backend-options.ts";
import { createEventSender } from "./checkout/event-sender.ts";
import { servePracticeApi, servePracticeCheckout } from "./checkout/practice-checkout.ts";
import { createPracticeProvider } from "./checkout/practice-provider.ts";
import { lockFolder } from "./data-folder/data-folder.ts";
import { explainSystemError } from "./data-folder/system-error.ts";
import { openProjectDatabase } from "./data-folder/open-project-database.ts";
import { createLiteApp, type LiteApp } from "./database/lite-app.ts";
import { findChangedMigrations } from "./database/migrations.ts";
import { runSql, type SqlRow } from "./database/open-database.ts";
import { createSerialQueue } from "./database/serial-queue.ts";
import {
  applyFunctionEnvironment,
  defaultEnvironment,
  ownEnvironment,
  withoutShellSettings,
} from "./functions/environment.ts";
import { startFunctionTimer } from "./functions/function-timer.ts";
import { serveFunction } from "./functions/serve-function.ts";
import { createOriginCheck } from "./http/cors.ts";
import { addressOf, closeServer, listen } from "./http/http-server.ts";
import { createRequestLog } from "./http/request-log.ts";
import { startMailbox } from "./mailbox/start-mailbox.ts";
import { localOwner, localPublishableKey, localServiceRoleKey } from "./project/local-project.ts";

/** Listens on loopback only. If it cannot start, cleans up and throws a StartupError. */
export async function startBackend(options: BackendOptions = {}): Promise<RunningBackend> {
  restoreWarnings();
  const cleanups = new AsyncDisposableStack();
  try {
    return await start(await settleOptions(options), cleanups);
  } catch (error) {
    await cleanups.disposeAsync().catch(() => undefined);
    const folder = options.dataDir ?? options.mailDir;
    throw (folder !== undefined && explainSystemError(error, folder)) || error;
  }
}

/** Cleanups run in reverse order, so the server closes before the database. */
async function start(settings: Settings, cleanups: AsyncDisposableStack): Promise<RunningBackend> {
  const { project, dataDir, host } = settings;
  if (dataDir !== undefined) cleanups.defer(lockFolder(dataDir, settings.mailDir).release);

  const log = createRequestLog(settings.log);
  const api = createApiServer(log);
  cleanups.defer(() => closeServer(api.server));
  const url = addressOf("http", host, await listen(api.server, "the API", host, settings.port));
  const mailbox = await startMailbox({
    folder: settings.mailDir,
    host,
    webPort: settings.mailboxPort,
    smtpPort: settings.smtpPort,
  });
  cleanups.defer(mailbox.stop);

  const connection = await openProjectDatabase(dataDir, project, settings.seed);
  const queue = createSerialQueue();
  cleanups.defer(async () => {
    await queue.drained();
    await connection.close();
  });
  for (const file of await findChangedMigrations(connection, project.migrations)) {
    log.notice(
      `The migration ${file} has changed since it was applied. To apply it again, run "npm run backend:reset" (this deletes local data).`,
    );
  }
  const { supabaseDir, siteUrl, config } = project;
  const { signUp, securePasswordChange } = config;
  const picturesDir = join(dataDir ?? join(tmpdir(), `brightwren-${randomUUID()}`), "pictures");
  if (dataDir === undefined) cleanups.defer(() => rm(dirname(picturesDir), { recursive: true, force: true }));
  const app = createLiteApp(connection, {
    config,
    siteUrl,
    signUp,
    smtpPort: mailbox.smtpPort,
    picturesDir,
    recoveryMail: join(supabaseDir, "templates/recovery.html"),
  });
  await warmUp(app, url);

  const defaults = defaultEnvironment(url, siteUrl, mailbox.smtpUrl);
  const instead = settings.shellSettings ? {} : { ...withoutShellSettings, ...defaults };
  const overrides = { ...instead, ...settings.env, ...ownEnvironment(url) };
  cleanups.defer(applyFunctionEnvironment(defaults, overrides));
  cleanups.defer(() => closeServer(api.server));
  const sql = <Row extends SqlRow>(query: string, params: readonly unknown[] = []) =>
    queue.run(() => runSql<Row>(connection, query, params));
  const sender = createEventSender(`${url}/functions/v1/stripe-webhook`, log);
  cleanups.defer(sender.stop);
  const provider = createPracticeProvider(sql, sender.send);
  const mayRead = createOriginCheck(process.env["ALLOWED_ORIGINS"] ?? "");
  const lite = { app, connection, queue, log, signUp, securePasswordChange, mayRead };
  const byLite: Route = (...request) => serveLite(lite, ...request);
  const practiceApi: Route = (...request) => servePracticeApi({ provider, url }, ...request);
  const routes: Record<string, Route> = {
    [generateLinkPath]: (incoming, outgoing) => serveGenerateLink({ sql, siteUrl }, incoming, outgoing),
    "/rest/v1": byLite,
    "/auth/v1": byLite,
    "/storage/v1": byLite,
    "/functions/v1": (...request) => serveFunction({ supabaseDir, log, mayRead }, ...request),
    "/practice-checkout": (...request) =>
      servePracticeCheckout({ provider, siteUrl: process.env["SITE_URL"] ?? "" }, ...request),
    "/v1/subscriptions": practiceApi,
    "/v1/billing_portal": practiceApi,
  };
  api.open({ routes, mayRead });
  cleanups.defer(startFunctionTimer({ supabaseDir, url, log, sql }));

  let stopped: Promise<void> | undefined;
  return {
    url,
    anonKey: localPublishableKey,
    serviceRoleKey: localServiceRoleKey,
    mailboxUrl: mailbox.url,
    smtpUrl: mailbox.smtpUrl,
    owner: { ...localOwner },
    sql,
    stop: () => (stopped ??= cleanups.disposeAsync()),
  };
}

/** Lite reads the entire catalogue on the first request, which takes about 130 ms. */
async function warmUp(app: LiteApp, url: string): Promise<void> {
  const headers = { apikey: localPublishableKey };
  await runQuietly(() => app.fetch(new Request(`${url}/rest/v1/user_roles?limit=1`, { headers })));
}
