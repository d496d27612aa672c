// When preloaded, redirects all requests to the test's server.
const real = globalThis.fetch;
globalThis.fetch = (address, init) => {
  const { host, pathname, search } = new URL(address);
  return real(`${process.env.DEPLOY_TEST_SERVER}/${host}${pathname}${search}`, init);
};
