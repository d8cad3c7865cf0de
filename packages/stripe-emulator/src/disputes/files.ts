import { badParameter, resourceMissing } from '../errors.ts'
import { newId } from '../ids.ts'
import { pathId } from '../world.ts'
import type { Handler } from '../world.ts'
import type { UploadedFile } from '../types.ts'

// https://docs.stripe.com/file-upload: dispute evidence is PDF, JPEG or PNG of at most 5 MB
const TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}
const LARGEST = 5_000_000

/** Stores what is known of an uploaded file, not its content. */
export const createFile: Handler = ({ params, world }) => {
  const purpose = params.oneOf('purpose', ['dispute_evidence'])
  const file = params.group('file')
  const name = file?.word('name')
  const type = TYPES[file?.word('type') ?? '']
  const size = file?.integer('size') ?? 0
  const pages = file?.integer('pages') ?? 1
  file?.word('digest')
  params.done()
  if (!purpose) throw badParameter('Missing required param: purpose.', 'purpose')
  if (!file || name === undefined) throw badParameter('Missing required param: file.', 'file')
  if (!type) throw badParameter('Invalid file type: use a PDF, JPEG or PNG file.', 'file')
  if (size > LARGEST) throw badParameter('The file is larger than 5 MB.', 'file')
  const uploaded: UploadedFile = {
    id: newId('file'),
    object: 'file',
    created: world.clock.seconds(),
    expires_at: null,
    filename: name,
    pages,
    purpose,
    size,
    title: null,
    type,
    url: null,
  }
  world.store.files.put(uploaded)
  return shown(uploaded)
}

export const retrieveFile: Handler = (call) => {
  call.params.done()
  const file = call.world.store.files.get(pathId(call))
  if (!file) throw resourceMissing('file', pathId(call))
  return shown(file)
}

// `pages` is for the limit of the networks only
const shown = ({ pages: _pages, ...file }: UploadedFile) => file
