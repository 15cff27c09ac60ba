import { MethodBadge } from "../ui/MethodBadge.tsx";
import styles from "./EndpointFilter.module.css";
import type { FilterOptions } from "./filterOptions.ts";

type Props = { options: FilterOptions };

/**
 * Narrows the list that follows it, by the style sheet alone. The method is for dialogs: outside of one, a form that has
 * it is never submitted, also not by Enter.
 */
export function EndpointFilter({ options: { groups, methods } }: Props) {
  return (
    <form
      className={styles.filter}
      method="dialog"
      aria-label="Filter endpoints"
      data-filter=""
      data-twin="none"
    >
      <fieldset className={styles.options}>
        <legend>Group</legend>
        {groups.map(({ group, "data-group": value, ...marks }) => (
          <label key={group.id} className={styles.option}>
            <input type="checkbox" name="group" value={value} {...marks} />
            {group.title}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.options}>
        <legend>Method</legend>
        {methods.map((method) => (
          <label key={method} className={styles.option}>
            <input type="checkbox" name="method" value={method} />
            <MethodBadge method={method} />
          </label>
        ))}
      </fieldset>
      <button type="reset" className={styles.reset}>
        Show all
      </button>
    </form>
  );
}

/** How many rows are left. To be after what it counts: the number is the style sheet's. */
export function ShownCount({ of }: { of: number }) {
  return (
    <p className={styles.count} data-twin="none">
      of {of} endpoints
      <span className={styles.none}>. No group you ticked has that method.</span>
    </p>
  );
}
