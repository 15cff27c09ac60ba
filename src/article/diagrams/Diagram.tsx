import type { ReactNode } from "react";
import styles from "./Diagram.module.css";

type DiagramProps = {
  /** What a reader should take away, in a sentence or two. */
  caption: ReactNode;
  /** "beside": a drawing and its key side by side where there is room. */
  layout?: "beside" | "stacked";
  children: ReactNode;
};

/** The frame all pictures share. Its variables are the only colours a picture may use. */
export function Diagram({ caption, layout = "stacked", children }: DiagramProps) {
  return (
    <figure className={styles.diagram}>
      <div className={styles.plate} data-layout={layout}>
        {children}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

type DrawingProps = {
  /** Prefix of the ids inside the drawing: the picture's own name. */
  id: string;
  /** Width and height in drawing units. Text is set for 320 units across a narrow phone. */
  size: readonly [number, number];
  title: string;
  /** What the drawing shows, for those who do not see it. */
  description: string;
  children: ReactNode;
};

/** One drawing, read aloud as a picture with a name and a description. */
export function Drawing({ id, size, title, description, children }: DrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${size[0]} ${size[1]}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}

type LabelProps = { x: number; y: number; className?: string | undefined; text: string };

/** A word or two inside a drawing. */
export function Label({ text, ...place }: LabelProps) {
  return <text {...place}>{text}</text>;
}

type KeyEntryProps = { term: ReactNode; className?: string | undefined; children: ReactNode };

/** What one part of a drawing is; entries belong in a <dl> with the class `key`. */
export function KeyEntry({ term, className, children }: KeyEntryProps) {
  return (
    <div>
      <dt className={className}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type SwatchProps = { children: ReactNode };

/** A small drawing in a key, beside the words that say what it means. */
export function Swatch({ children }: SwatchProps) {
  return (
    <svg className={`${styles.drawing} ${styles.swatch}`} viewBox="0 0 18 18" aria-hidden="true">
      {children}
    </svg>
  );
}
