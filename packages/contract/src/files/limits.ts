/** 50 MB, for every upload (V-08, V-09). */
export const maxUploadBytes = 52_428_800

/** A data url of that many bytes: four characters for three bytes, and the words before them. */
export const maxDataUrlLength = Math.ceil(maxUploadBytes / 3) * 4 + 100

/** To a ticket or a reply to one (V-05). */
export const maxAttachments = 3
