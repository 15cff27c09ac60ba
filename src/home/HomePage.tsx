import { Capabilities } from "./Capabilities.tsx";
import { CoverageSection } from "./CoverageSection.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./HomePage.module.css";
import { NothingFound } from "./NothingFound.tsx";
import { SelfHostSection } from "./SelfHostSection.tsx";
import { SourcesSection } from "./SourcesSection.tsx";

/** The landing page: what the service does and where to start, then what a developer wants to know next. */
export function HomePage() {
  return (
    <div className={styles.page} data-parts={800}>
      <Hero />
      <Capabilities />
      <NothingFound />
      <CoverageSection />
      <SourcesSection />
      <SelfHostSection />
    </div>
  );
}
