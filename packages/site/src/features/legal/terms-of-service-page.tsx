import { termsOfServiceHead, termsOfService } from "../../content/terms-of-service.ts";
import { LegalPage } from "./legal-page.tsx";

/** /terms-of-service */
export default function TermsOfServicePage() {
  return <LegalPage head={termsOfServiceHead} content={termsOfService} />;
}
