import { pageHeads } from "../../content/page-heads.ts";
import { termsOfService } from "../../content/terms-of-service.ts";
import { LegalPage } from "./legal-page.tsx";

/** /terms-of-service */
export default function TermsOfServicePage() {
  return <LegalPage head={pageHeads.termsOfService} content={termsOfService} />;
}
