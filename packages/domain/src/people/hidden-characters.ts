/**
 * A character that a reader cannot see, or that changes how the text around it is shown: control,
 * format and bidirectional characters, line separators, Hangul fillers, the blank Braille pattern,
 * and code points without a character.
 */
export const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
