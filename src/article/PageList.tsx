import type { Page } from "../pages/page.ts";
import { Anchor } from "../ui/Anchor.tsx";
import styles from "./PageList.module.css";

type Props = { pages: readonly Page[] };

/** Links to pages, each with its description. */
export function PageList({ pages }: Props) {
  return (
    <ul className={`plain ${styles.list}`}>
      {pages.map(({ path, title, description }) => (
        <li key={path}>
          <Anchor href={path}>{title}</Anchor>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
