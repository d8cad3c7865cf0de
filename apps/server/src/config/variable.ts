import { z } from 'zod'

/**
 * An environment variable; the key of its record is its name. Without a default it may be absent.
 */
export type Variable = {
  readonly doc: string
  readonly schema: z.ZodType
  readonly default?: unknown
}
export type Variables = Readonly<Record<string, Variable>>
type ValueOf<V extends Variable> = V extends { readonly default: unknown }
  ? z.output<V['schema']>
  : z.output<V['schema']> | undefined
/** The parsed values of variables. */
export type EnvOf<V extends Variables> = { readonly [Name in keyof V]: ValueOf<V[Name]> }

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const NOT_A_PORT = 'is not a port number (0 to 65535)'
export const port = z.coerce
  .number(NOT_A_PORT)
  .int(NOT_A_PORT)
  .min(0, NOT_A_PORT)
  .max(65_535, NOT_A_PORT)

/** The schema that parses all variables at once. */
export const schemaOf = (variables: Variables) =>
  z.object(
    Object.fromEntries(
      Object.entries(variables).map(([name, variable]) => [
        name,
        variable.default === undefined
          ? variable.schema.optional()
          : variable.schema.default(variable.default),
      ]),
    ),
  )
