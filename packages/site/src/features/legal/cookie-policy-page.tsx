import { Sideways } from "@brightwren/ui/sideways";
import { cookiePolicy, cookiePolicyHead, storedItems } from "../../content/cookie-policy.ts";
import styles from "./legal-text.module.css";
import { LegalText } from "./legal-text.tsx";

function StoredItems() {
  return (
    <Sideways label="Table of stored items" className="mt-4">
      <table className={`small ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Where</th>
            <th scope="col">What for</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {storedItems.map(({ name, place, purpose, lifetime }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{place}</td>
              <td>{purpose}</td>
              <td>{lifetime}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}

export default function CookiePolicyPage() {
  return (
    <LegalText
      head={cookiePolicyHead}
      content={cookiePolicy}
      insert={{ after: "what-we-store", element: <StoredItems /> }}
    />
  );
}
