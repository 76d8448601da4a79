/** The words in French. */
export const FR: Record<string, string> = {}
