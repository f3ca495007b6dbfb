/** Pages of questions may be fetched, so that crawlers see that they are not to be indexed. */
export const robotsText = `User-agent: *
Disallow: /v1/
Disallow: /mcp
Disallow: /ucp
Disallow: /early-access/
`;
