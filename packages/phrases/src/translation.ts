/**
 * The type of a translation of `En`: exactly the same keys. Languages without a singular form leave
 * `_one` out; a missing or extra key does not compile.
 */
export type Translation<En> = {
  readonly [K in keyof En as K extends `${string}_one` ? never : K]: string
} & {
  readonly [K in keyof En as K extends `${string}_one` ? K : never]?: string
}
