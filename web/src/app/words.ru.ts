/** The words in Russian. */
export const RU: Record<string, string> = {}
