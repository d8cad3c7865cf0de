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
export const port = z.coerce.number().int().min(0).max(65_535)

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
