import ae from "../cases/intl-ae.json" with { type: "json" };
import ar from "../cases/intl-ar.json" with { type: "json" };
import at from "../cases/intl-at.json" with { type: "json" };
import au from "../cases/intl-au.json" with { type: "json" };
import be from "../cases/intl-be.json" with { type: "json" };
import bg from "../cases/intl-bg.json" with { type: "json" };
import bh from "../cases/intl-bh.json" with { type: "json" };
import br from "../cases/intl-br.json" with { type: "json" };
import ca from "../cases/intl-ca.json" with { type: "json" };
import ch from "../cases/intl-ch.json" with { type: "json" };
import co from "../cases/intl-co.json" with { type: "json" };
import cy from "../cases/intl-cy.json" with { type: "json" };
import cz from "../cases/intl-cz.json" with { type: "json" };
import de from "../cases/intl-de.json" with { type: "json" };
import dk from "../cases/intl-dk.json" with { type: "json" };
import ee from "../cases/intl-ee.json" with { type: "json" };
import eg from "../cases/intl-eg.json" with { type: "json" };
import es from "../cases/intl-es.json" with { type: "json" };
import fi from "../cases/intl-fi.json" with { type: "json" };
import fr from "../cases/intl-fr.json" with { type: "json" };
import gb from "../cases/intl-gb.json" with { type: "json" };
import gr from "../cases/intl-gr.json" with { type: "json" };
import hk from "../cases/intl-hk.json" with { type: "json" };
import hr from "../cases/intl-hr.json" with { type: "json" };
import hu from "../cases/intl-hu.json" with { type: "json" };
import ie from "../cases/intl-ie.json" with { type: "json" };
import il from "../cases/intl-il.json" with { type: "json" };
import india from "../cases/intl-in.json" with { type: "json" };
import is from "../cases/intl-is.json" with { type: "json" };
import it from "../cases/intl-it.json" with { type: "json" };
import jp from "../cases/intl-jp.json" with { type: "json" };
import ke from "../cases/intl-ke.json" with { type: "json" };
import kr from "../cases/intl-kr.json" with { type: "json" };
import kw from "../cases/intl-kw.json" with { type: "json" };
import lu from "../cases/intl-lu.json" with { type: "json" };
import lv from "../cases/intl-lv.json" with { type: "json" };
import mx from "../cases/intl-mx.json" with { type: "json" };
import my from "../cases/intl-my.json" with { type: "json" };
import ng from "../cases/intl-ng.json" with { type: "json" };
import nl from "../cases/intl-nl.json" with { type: "json" };
import no from "../cases/intl-no.json" with { type: "json" };
import nz from "../cases/intl-nz.json" with { type: "json" };
import om from "../cases/intl-om.json" with { type: "json" };
import pe from "../cases/intl-pe.json" with { type: "json" };
import ph from "../cases/intl-ph.json" with { type: "json" };
import pk from "../cases/intl-pk.json" with { type: "json" };
import pl from "../cases/intl-pl.json" with { type: "json" };
import pt from "../cases/intl-pt.json" with { type: "json" };
import qa from "../cases/intl-qa.json" with { type: "json" };
import ro from "../cases/intl-ro.json" with { type: "json" };
import sa from "../cases/intl-sa.json" with { type: "json" };
import se from "../cases/intl-se.json" with { type: "json" };
import sg from "../cases/intl-sg.json" with { type: "json" };
import si from "../cases/intl-si.json" with { type: "json" };
import sk from "../cases/intl-sk.json" with { type: "json" };
import th from "../cases/intl-th.json" with { type: "json" };
import tr from "../cases/intl-tr.json" with { type: "json" };
import za from "../cases/intl-za.json" with { type: "json" };

/** Results somebody else printed: which amount, for which request, at which incomes. */
export interface PublishedGroup {
  readonly title: string;
  readonly url: string;
  /** `authority`, `firm`, or `engine`: a calculator that shares none of our figures. */
  readonly kind: string;
  readonly note?: string;
  readonly request: { readonly jurisdiction: string; readonly tax_year: string };
  /** `tax_due`, `average_rate` (per cent of the income), or a component. */
  readonly of: string;
  readonly tolerance: number;
  /** How the printed table rounds, where it is not the rounding of an assessment: `dutch_payroll_month`, `swedish_payroll_month`. */
  readonly rounding?: string;
  /** Pairs of a gross income and the printed result; of a month where `rounding` says so. */
  readonly values: readonly (readonly number[])[];
}

export const published: readonly PublishedGroup[] = [
  ...ae,
  ...ar,
  ...at,
  ...au,
  ...be,
  ...bg,
  ...bh,
  ...br,
  ...ca,
  ...ch,
  ...co,
  ...cy,
  ...cz,
  ...de,
  ...ee,
  ...eg,
  ...dk,
  ...es,
  ...fi,
  ...fr,
  ...gb,
  ...gr,
  ...hk,
  ...hr,
  ...hu,
  ...ie,
  ...il,
  ...india,
  ...is,
  ...it,
  ...jp,
  ...ke,
  ...kr,
  ...kw,
  ...lu,
  ...lv,
  ...mx,
  ...my,
  ...ng,
  ...nl,
  ...no,
  ...nz,
  ...om,
  ...pe,
  ...ph,
  ...pk,
  ...pl,
  ...pt,
  ...qa,
  ...ro,
  ...sa,
  ...se,
  ...sg,
  ...si,
  ...sk,
  ...th,
  ...tr,
  ...za,
];
