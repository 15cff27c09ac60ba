import type { Body } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import { ContentFields } from "./ContentFields.tsx";
import { here } from "./links.ts";

type Props = { body: Body };

/** What to send: the fields, by media type, with the alternatives among them. */
export function BodyParts({ body }: Props) {
  return (
    <>
      <Blocks blocks={body.description} />
      {!body.required && <p>The body may be left out.</p>}
      {body.contents.map((content, index) => (
        <ContentFields
          key={content.contentTypes.join()}
          content={content}
          isMain={index === 0}
          context={{ addressOf: here, side: "request", openLevels: 1 }}
        />
      ))}
    </>
  );
}
