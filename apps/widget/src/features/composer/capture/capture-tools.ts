/** Free programs, by their own names and addresses. */
export const captureTools = [
  { name: 'ShareX', url: 'https://getsharex.com/', systems: 'Windows' },
  { name: 'Greenshot', url: 'https://getgreenshot.org/', systems: 'Windows, Mac' },
  { name: 'Flameshot', url: 'https://flameshot.org/', systems: 'Windows, Mac, Linux' },
] as const
