/**
 * Names each enquiry: the same content tried again keeps its id, so that an answer lost on the way never makes two
 * enquiries of one; changed content, or the next enquiry after a success, gets a new one.
 */
export function createSubmissionIds(createId: () => string = () => crypto.randomUUID()) {
  let tried: { content: string; id: string } | undefined;
  return {
    for(enquiry: object): string {
      const content = JSON.stringify(enquiry);
      if (tried?.content !== content) tried = { content, id: createId() };
      return tried.id;
    },
    sent(): void {
      tried = undefined;
    },
  };
}
