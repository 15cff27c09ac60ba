import { useSite } from "./SiteContext.ts";

type Props = { path?: string };

/** The address of the API that these pages were built for, in running text. */
export function BaseUrl({ path = "" }: Props) {
  return <code>{useSite().apiBaseUrl + path}</code>;
}
