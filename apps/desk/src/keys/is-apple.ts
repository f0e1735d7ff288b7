/** Apple's keyboards have ⌘ where others have Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
