import { postChoicesQuery } from "@brightwren/core/admin-posts/read-posts";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useReachable } from "../host/connectivity.ts";
import { useParamChange, withParam } from "../parts/list/list-address.ts";
import { type FilterName, filterLabels, filterNames, nameOfValue, type PostFilter } from "./post-filter.ts";
import styles from "./post-filters.module.css";

const all: Record<FilterName, string> = {
  category: "All categories",
  author: "All authors",
  tag: "All tags",
  month: "All months",
};

export function PostFilters({ filter }: { filter: PostFilter }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const chosen = filterNames.filter((name) => filter[name] !== undefined);
  return (
    <>
      <button
        type="button"
        className={`thin-button control ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {chosen.length > 0 ? `Filter (${chosen.length})` : "Filter"}
      </button>
      <div id={id} className={`grid gap-3 ${styles.panel}`} hidden={!isOpen}>
        {isOpen ? filterNames.map((name) => <FilterSelect key={name} name={name} filter={filter} />) : null}
      </div>
      {chosen.length > 0 ? <Chips filter={filter} chosen={chosen} /> : null}
    </>
  );
}

function FilterSelect({ name, filter }: { name: FilterName; filter: PostFilter }) {
  const id = useId();
  const changeParam = useParamChange();
  const isReachable = useReachable();
  const { data: choices, isError } = useQuery(postChoicesQuery());
  const { data: categories = [] } = useQuery(categoriesQuery());
  const current = filter[name] ?? "";
  const offered = choices?.[name] ?? [];
  // Include the value from the address even if no post has it.
  const missing = current !== "" && offered.every(({ value }) => value !== current);
  const label = (value: string) => nameOfValue(name, value, categories);
  const unread = isError || !isReachable ? "Not available offline" : "Loading…";
  return (
    <div className={`small grid gap-1 shrinks content-start ${styles.field}`}>
      <label htmlFor={id}>{filterLabels[name]}</label>
      <select
        id={id}
        className="select"
        value={current}
        onChange={({ target }) => changeParam(name, target.value)}
      >
        <option value="">{choices ? all[name] : unread}</option>
        {missing ? <option value={current}>{label(current)}</option> : null}
        {offered.map(({ value, posts }) => (
          <option key={value} value={value}>
            {`${label(value)} (${posts.toLocaleString("en-GB")})`}
          </option>
        ))}
      </select>
      {name === "month" ? <p className="fine">Month published, or created if undated.</p> : null}
    </div>
  );
}

function Chips({ filter, chosen }: { filter: PostFilter; chosen: FilterName[] }) {
  const [params] = useSearchParams();
  const { data: categories = [] } = useQuery(categoriesQuery());
  return (
    <ul role="list" aria-label="Chosen filters" className={`wrap gap-2 ${styles.chips}`}>
      {chosen.map((name) => {
        const text = `${filterLabels[name]}: ${nameOfValue(name, filter[name] ?? "", categories)}`;
        return (
          <li key={name}>
            <Link
              className={`touch small gap-2 ${styles.chip}`}
              to={{ search: `?${withParam(params, name, "").toString()}` }}
              aria-label={`Remove ${text}`}
            >
              <span>{text}</span>
              <span aria-hidden="true">×</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

type SortSelectProps = { choices: readonly { value: string; label: string }[]; current: string };

export function SortSelect({ choices, current }: SortSelectProps) {
  const id = useId();
  const changeParam = useParamChange();
  const choose = (value: string) => changeParam("sort", value === choices[0]?.value ? "" : value);
  return (
    <div className={`row small gap-2 shrinks ${styles.sort}`}>
      <label htmlFor={id}>Sort by</label>
      <select id={id} className="select" value={current} onChange={(event) => choose(event.target.value)}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
