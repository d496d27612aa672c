/** The protocols that links in articles may use. Browsers ignore some characters before `:`, so list the good ones. */
const allowed = /^(?:https?|ircs?|mailto|xmpp)$/i;

/** Returns the protocol, such as `tel`, if articles may not link to the address. */
export function unusableProtocol(address: string): string | undefined {
  const protocol = /^([^:/?#]*):/.exec(address)?.[1];
  return protocol === undefined || allowed.test(protocol) ? undefined : protocol;
}
