/** The part of a list's response that says which page it is, of how many. */
export const presentPagination = (
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  total: number,
) => ({ page, pageSize, total, totalPages: Math.ceil(total / pageSize) })
