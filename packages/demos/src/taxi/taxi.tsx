import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./taxi.css";
import { TaxiPage } from "./taxi-page.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

createRoot(root).render(
  <StrictMode>
    <TaxiPage />
  </StrictMode>,
);
