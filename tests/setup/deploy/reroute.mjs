// Preloaded: every request goes to the test's server, whichever host it was meant for.
const real = globalThis.fetch;
globalThis.fetch = (address, init) => {
  const { host, pathname, search } = new URL(address);
  return real(`${process.env.DEPLOY_TEST_SERVER}/${host}${pathname}${search}`, init);
};
