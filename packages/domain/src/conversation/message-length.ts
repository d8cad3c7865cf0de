/** In code points: an emoji is one or a few, however many bytes it takes. */
export const MAX_MESSAGE_LENGTH = 2000
export const lengthOf = (text: string): number => [...text].length
