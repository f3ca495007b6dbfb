/** A dump of two schemas, in the form in which NHTSA publishes its standalone database. */
export const dump = `--
SET statement_timeout = 0;
COPY vpic.bodystyle (id, name) FROM stdin;
13	Sedan/Saloon
\\.
COPY vpic.country (id, name, displayorder) FROM stdin;
6	UNITED STATES (USA)	1
\\.
COPY vpic.element (id, name, code, lookuptable, description, isprivate, groupname, datatype, decode) FROM stdin;
5	Body Class	\\N	BodyStyle	\\N	f	\\N	lookup	Pattern
28	Model	\\N	Model	\\N	f	\\N	lookup	Pattern
38	Trim	\\N	\\N	\\N	f	\\N	string	Pattern
999	Secret	\\N	\\N	\\N	t	\\N	string	Pattern
\\.
COPY vpic.enginemodel (id, name, description) FROM stdin;
\\.
COPY vpic.enginemodelpattern (id, enginemodelid, attributeid, elementid, createdon, updatedon) FROM stdin;
\\.
COPY vpic.make (id, name, createdon, updatedon) FROM stdin;
1	Make One	\\N	\\N
\\.
COPY vpic.make_model (id, makeid, modelid, createdon, updatedon) FROM stdin;
1	1	7	\\N	\\N
\\.
COPY vpic.manufacturer (id, name) FROM stdin;
3	MAKER\\tONE
\\.
COPY vpic.model (id, name, createdon, updatedon) FROM stdin;
7	Seven	\\N	\\N
\\.
COPY vpic.pattern (id, vinschemaid, keys, elementid, attributeid, createdon, updatedon) FROM stdin;
2	10	ab*	28	7	2020-01-01 00:00:00	\\N
1	10	AB*	38	old	2020-01-01 00:00:00	\\N
3	10	A	38	new	2020-01-01 00:00:00	2026-08-02 00:00:00
4	10	A	999	hidden	2020-01-01 00:00:00	\\N
5	11	A	28	7	2020-01-01 00:00:00	\\N
\\.
COPY vpic.vindescriptor (id, descriptor, modelyear, createdon, updatedon) FROM stdin;
1	1AAAB000*A1	2011	\\N	\\N
\\.
COPY vpic.vinschema (id, name, sourcewmi, createdon, updatedon, notes, tobeqced) FROM stdin;
10	Schema of ten	\\N	\\N	\\N	\\N	f
11	Not yet checked	\\N	\\N	\\N	\\N	t
\\.
COPY vpic.wmi (id, wmi, manufacturerid, makeid, vehicletypeid, createdon, updatedon, countryid, publicavailabilitydate, trucktypeid) FROM stdin;
5	1AA	3	1	2	\\N	\\N	6	2015-01-01 00:00:00	\\N
6	1AB	3	1	2	\\N	\\N	6	2027-01-01 00:00:00	\\N
\\.
COPY vpic.wmi_make (wmiid, makeid) FROM stdin;
5	1
\\.
COPY vpic.wmi_vinschema (id, wmiid, vinschemaid, yearfrom, yearto, orgid) FROM stdin;
1	5	10	2010	\\N	\\N
2	5	11	2010	2011	\\N
\\.
COPY vpic.wmiyearvalidchars (id, wmi, year) FROM stdin;
1	1AA	2010
\\.
`;
