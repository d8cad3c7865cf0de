import type { Translate } from '@tomogolf/phrases/translator'
import type { ReplyTemplate } from './inbox.types.ts'

/** The team's own name; the product's templates are named by their kind. */
export const templateName = (t: Translate, { name, kind }: ReplyTemplate): string =>
  name ?? (kind ? t(`admin.requestKind.${kind}`) : t('inbox.everyKind'))
