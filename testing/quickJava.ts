/** For a run of seconds: Java's second compiler would take more time than it gains. */
export const QUICK_JAVA = "-XX:TieredStopAtLevel=1";
