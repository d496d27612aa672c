import { Button } from "@brightwren/ui/button";
import { buttonClass } from "@brightwren/ui/button-class";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useReachable } from "../host/connectivity.ts";
import { Moment } from "../parts/moment.tsx";
import { Part, Row } from "./desk-part.tsx";
import { type Task, useTasks } from "./tasks.ts";

const shownTasks = 6;

export function ToDo() {
  const { tasks, query } = useTasks();
  const [isOpen, setIsOpen] = useState(false);
  // Without a connection, drafts that were not sent are still listed.
  const isReachable = useReachable();
  const shown = query.data || query.isError || !isReachable ? tasks : [];
  return (
    <Part
      title={shown.length > 0 ? `To do (${shown.length})` : "To do"}
      lines={shownTasks}
      query={query}
      says={shown.length === 0 && "Nothing to do. No one is waiting for you."}
      foot={
        shown.length > shownTasks ? (
          <Button kind="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? "Show less" : `Show all ${shown.length}`}
          </Button>
        ) : null
      }
    >
      {shown.slice(0, isOpen ? undefined : shownTasks).map((task) => (
        <TaskRow key={`${task.to} ${task.title}`} task={task} />
      ))}
    </Part>
  );
}

function TaskRow({ task: { says, isUrgent, due, at, button, href, ...task } }: { task: Task }) {
  const look = { className: buttonClass({ kind: "outline" }), "aria-label": `${button}: ${task.title}` };
  return (
    <Row
      {...task}
      says={isUrgent && !due ? <span className="urgent">{says}</span> : says}
      at={
        due ? (
          <span className={`fine numbers ${isUrgent ? "urgent" : ""}`}>{due}</span>
        ) : at ? (
          <Moment at={at} />
        ) : null
      }
    >
      {href ? (
        <a {...look} href={href}>
          {button}
        </a>
      ) : (
        <Link {...look} to={task.to} state={task.state}>
          {button}
        </Link>
      )}
    </Row>
  );
}
