// Written by scripts/update-client.ts from the OpenAPI document. Do not edit.

export interface paths {
  "/v1/calculate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Dimensional and billable weight of one parcel
     * @description Applies the carrier's published divisor and rounding rules only: no negotiated rates, no exceptions, no rate quotes, and no guarantee of the final billed amount.
     */
    post: operations["calculateDimWeight"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/calculate/batch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Up to 1,000 parcels, each with its own result or problem
     * @description Applies the carrier's published divisor and rounding rules only: no negotiated rates, no exceptions, no rate quotes, and no guarantee of the final billed amount. Every 50 rows, or part of them, count as one request of the minute.
     */
    post: operations["calculateDimWeightBatch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/calculate/compare": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * One parcel under every carrier's rule, lightest bill first
     * @description Applies the carrier's published divisor and rounding rules only: no negotiated rates, no exceptions, no rate quotes, and no guarantee of the final billed amount.
     */
    post: operations["compareCarriers"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/calculate/shipment": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Several pieces of one shipment: each rounded on its own, then summed
     * @description Applies the carrier's published divisor and rounding rules only: no negotiated rates, no exceptions, no rate quotes, and no guarantee of the final billed amount. 200 pieces or more count as two requests of the minute.
     */
    post: operations["calculateShipment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/carriers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Every carrier and rule, with dates, sources and confidence
     * @description Applies the carrier's published divisor and rounding rules only: no negotiated rates, no exceptions, no rate quotes, and no guarantee of the final billed amount.
     */
    get: operations["listCarriers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/vehicles/coverage": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the tables cover, with their sources
     * @description Coverage and field detail vary by market and model year; results are not guaranteed for every manufacturer. A field that is unknown is absent and named in `warnings`; nothing is guessed.
     */
    get: operations["listVehicleCoverage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/wmis/{wmi}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Maker, country and kind of vehicle of a code
     * @description A code (world manufacturer identifier) is positions 1 to 3 of a VIN; also 12 to 14 if position 3 is 9. NHTSA's catalogue, and the makers' own schemes for other markets. A value that is unknown is absent; nothing is guessed.
     */
    get: operations["lookUpWmi"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/makes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Makes by name
     * @description All makes, or those with codes for one kind of vehicle, or whose name contains a text. NHTSA's catalogue, and the makers' own schemes for other markets. A value that is unknown is absent; nothing is guessed.
     */
    get: operations["listMakes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/models": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Models of a make, of all years or of one
     * @description Each model has the model years that are declared or documented. NHTSA's catalogue, and the makers' own schemes for other markets. A value that is unknown is absent; nothing is guessed.
     */
    get: operations["listModels"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/vehicles/match": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The vehicles that a partial VIN can be
     * @description `*` is an unknown character; missing characters at the end are unknown. Positions 1 to 3 must be known. The true model is among the candidates if it is declared to NHTSA or in the maker's scheme. NHTSA's catalogue, and the makers' own schemes for other markets. A value that is unknown is absent; nothing is guessed. Counts as two requests of the minute.
     */
    get: operations["matchVin"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/vehicles/generate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invented VINs for tests, which decode without a fault
     * @description Each VIN is drawn from patterns that makers really use, is valid by every rule, and decodes to the wanted make, model and year. They are not taken from vehicles, but a vehicle with such a VIN may exist. The same seed gives the same VINs while `dataVersion` is the same. At most 1000 VINs in one request; the library and the command line give 100,000. Counts as two requests of the minute, and one more for every 20 VINs, or part of them.
     */
    post: operations["generateVins"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/vehicles/{vin}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The vehicle that a VIN describes
     * @description Coverage and field detail vary by market and model year; results are not guaranteed for every manufacturer. A field that is unknown is absent and named in `warnings`; nothing is guessed. Answers carry an ETag that changes with them; If-None-Match is answered with 304.
     */
    get: operations["decodeVin"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/vehicles/batch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Up to 1,000 VINs, each with its own vehicle or problem
     * @description Coverage and field detail vary by market and model year; results are not guaranteed for every manufacturer. A field that is unknown is absent and named in `warnings`; nothing is guessed. Every 50 rows, or part of them, count as one request of the minute.
     */
    post: operations["decodeVinBatch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/calculations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Income tax of one year under the law of one jurisdiction
     * @description Estimates only, for the jurisdictions and tax years that are loaded: no advice, no audit guarantee, no local taxes beyond those named, no part-year residence, in `tax_due` no social contributions but the American self-employment tax: `/v1/pay` calculates all.
     */
    post: operations["calculateTax"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/calculations/batch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Up to 1,000 calculations, each with its own result or problem
     * @description Estimates only, for the jurisdictions and tax years that are loaded: no advice, no audit guarantee, no local taxes beyond those named, no part-year residence, in `tax_due` no social contributions but the American self-employment tax: `/v1/pay` calculates all. Every 50 rows, or part of them, count as one request of the minute.
     */
    post: operations["calculateTaxBatch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/calculations/marginal-schedule": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The incomes at which the marginal rate changes or the tax jumps, up to twice the given income
     * @description Estimates only, for the jurisdictions and tax years that are loaded. For the United States it counts as 12 requests of the minute, with a profit, itemized deductions or contributions as 48, with two of these as 160.
     */
    post: operations["marginalSchedule"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/calculations/gross-for": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The smallest income that leaves a given net income after its tax
     * @description Estimates only, for the jurisdictions and tax years that are loaded. For the United States it counts as 3 requests of the minute.
     */
    post: operations["grossFor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/calculations/compare": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * One calculation for every filing status, or for every tax year
     * @description Estimates only, for the jurisdictions and tax years that are loaded: no advice, no audit guarantee, no local taxes beyond those named, no part-year residence, in `tax_due` no social contributions but the American self-employment tax: `/v1/pay` calculates all.
     */
    post: operations["compareTax"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/calculations/estimated-tax": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The payments during a year that avoid a penalty (United States)
     * @description Estimates only, for the jurisdictions and tax years that are loaded: no advice, no audit guarantee, no local taxes beyond those named, no part-year residence, in `tax_due` no social contributions but the American self-employment tax: `/v1/pay` calculates all.
     */
    post: operations["planEstimatedTax"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/pay": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What is left of a gross salary, and what it costs the employer
     * @description Estimates only, for the places and tax years whose contributions are loaded: no advice, no payslip. One employee, one employer, the whole tax year; private insurance, benefits in kind and local payroll taxes are left out.
     */
    post: operations["calculatePay"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/pay/batch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Up to 1,000 pays, each with its own result or problem
     * @description Estimates only, for the places and tax years whose contributions are loaded: no advice, no payslip. One employee, one employer, the whole tax year; private insurance, benefits in kind and local payroll taxes are left out. Every 50 rows, or part of them, count as one request of the minute.
     */
    post: operations["calculatePayBatch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/pay/gross-for": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The smallest gross salary that leaves a given net income
     * @description Estimates only, for the places and tax years whose contributions are loaded: no advice, no payslip. One employee, one employer, the whole tax year; private insurance, benefits in kind and local payroll taxes are left out.
     */
    post: operations["grossForPay"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/pay/compare": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * One gross salary in several places, in the currency of the first
     * @description Estimates only, for the places and tax years whose contributions are loaded: no advice, no payslip. One employee, one employer, the whole tax year; private insurance, benefits in kind and local payroll taxes are left out.
     */
    post: operations["comparePay"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/jurisdictions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Every jurisdiction with its years, statuses, inputs and confidence
     * @description Estimates only, for the jurisdictions and tax years that are loaded: no advice, no audit guarantee, no local taxes beyond those named, no part-year residence, in `tax_due` no social contributions but the American self-employment tax: `/v1/pay` calculates all.
     */
    get: operations["listJurisdictions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/jurisdictions/{code}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One jurisdiction with every dated figure, its confidence and sources
     * @description Estimates only, for the jurisdictions and tax years that are loaded: no advice, no audit guarantee, no local taxes beyond those named, no part-year residence, in `tax_due` no social contributions but the American self-employment tax: `/v1/pay` calculates all.
     */
    get: operations["getJurisdiction"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/certificates": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The certificate that a server presents now
     * @description Reports the single certificate that the endpoint serves at the moment of the request. No grading of TLS, no issuing, no assurance of identity. A certificate that is expired, self-signed or for another host is reported with this fact. Only public addresses and the usual ports of TLS and STARTTLS are reached. A report is what was observed, so there is no `explain`.
     */
    get: operations["inspectCertificate"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/certificates/batch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Up to 100 servers, each with its own report or problem
     * @description Reports the single certificate that the endpoint serves at the moment of the request. No grading of TLS, no issuing, no assurance of identity. A certificate that is expired, self-signed or for another host is reported with this fact. Only public addresses and the usual ports of TLS and STARTTLS are reached. A report is what was observed, so there is no `explain`. Every 10 rows, or part of them, count as one request of the minute.
     */
    post: operations["inspectCertificateBatch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Products by search, filters and order, page by page
     * @description Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked.
     */
    get: operations["listProducts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/products/{product_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One product with its variants
     * @description Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked.
     */
    get: operations["getProduct"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/carts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add, update or remove a line; the first add creates the cart
     * @description Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked. With an Idempotency-Key, a repeated request has no further effect. With an ETag in If-Match, a write to an outdated version is refused (412).
     */
    post: operations["changeCart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/carts/{cart_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The lines and the running total
     * @description Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked.
     */
    get: operations["getCart"];
    put?: never;
    /**
     * Add, update or remove a line of the cart in the path
     * @description Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked. With an Idempotency-Key, a repeated request has no further effect. With an ETag in If-Match, a write to an outdated version is refused (412).
     */
    post: operations["changeCartById"];
    /**
     * Remove all lines; the empty cart remains
     * @description Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked. With an Idempotency-Key, a repeated request has no further effect. With an ETag in If-Match, a write to an outdated version is refused (412).
     */
    delete: operations["clearCart"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/carts/{cart_id}/checkout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start a checkout for the cart
     * @description Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked. With an Idempotency-Key, a repeated request has no further effect. With an ETag in If-Match, a write to an outdated version is refused (412).
     */
    post: operations["startCheckout"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/checkouts/{checkout_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The state of a checkout
     * @description Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked.
     */
    get: operations["getCheckout"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/checkouts/{checkout_id}/complete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pay with a test token or a test card
     * @description Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked. A refused payment is answered with 200, the reason in messages and no order. With an Idempotency-Key, a repeated request has no further effect. With an ETag in If-Match, a write to an outdated version is refused (412).
     */
    post: operations["completeCheckout"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/orders/{order_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The lines of an order, and the state of its delivery
     * @description Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked.
     */
    get: operations["getOrder"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/orders/{order_id}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an order before anything was sent
     * @description Refunds the whole amount and returns the units to the stock. Once a unit was sent or downloaded, the answer is 409 order_not_modifiable. Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked. With an Idempotency-Key, a repeated request has no further effect. With an ETag in If-Match, a write to an outdated version is refused (412).
     */
    post: operations["cancelOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/usage": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What this key has used this month, and what is left
     * @description Counts of this instance are exact; those of other instances arrive within a second. `used`, `reserved` and `remaining` add up to `quota`, unless more was used than a later tier includes. This request uses no quota.
     */
    get: operations["getUsage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/early-access": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a key
     * @description The answer is the same whether or not the address is known. The form of the page /early-access (application/x-www-form-urlencoded) is accepted too. At most 5 valid requests an hour from one address.
     */
    post: operations["requestEarlyAccess"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description Dimensional and billable weight under the carrier's published rule.
     * @example {
     *       "carrier": "dhl",
     *       "divisor": 5000,
     *       "dimensionalWeightKg": 4.8,
     *       "billableWeightKg": 5,
     *       "oversized": true,
     *       "ruleId": "dhl.metric",
     *       "divisorUnit": "cm3/kg",
     *       "profile": "metric",
     *       "warnings": []
     *     }
     */
    DimWeightResult: {
      /**
       * @description Carrier, case-sensitive
       * @enum {string}
       */
      carrier:
        | "ups"
        | "fedex"
        | "dhl"
        | "usps"
        | "dhl_ecommerce"
        | "canada_post"
        | "australia_post"
        | "aramex_au"
        | "aramex_nz"
        | "parcelforce"
        | "tnt"
        | "dpd"
        | "gls_eu"
        | "gls_us"
        | "ontrac"
        | "chronopost"
        | "colissimo"
        | "postnord_no"
        | "postnord_dk"
        | "bring"
        | "india_post"
        | "dtdc"
        | "correios"
        | "sf_express"
        | "estafeta"
        | "purolator"
        | "poste_italiane"
        | "amazon_fba"
        | "iata";
      /** @description The published divisor, or the density if the unit is kg/m3 */
      divisor: number;
      /** @description Volume divided by the divisor, 4 decimals; 0 if the rule does not apply */
      dimensionalWeightKg: number;
      /** @description The larger of both weights, rounded up to the carrier's step, 4 decimals */
      billableWeightKg: number;
      /** @description Whether the dimensional weight exceeds the actual weight */
      oversized: boolean;
      /** @description Id of the rule that was applied, such as `dhl.metric` */
      ruleId: string;
      /**
       * @description Unit of `divisor`. A rule in in3/lb calculates in inches and pounds
       * @enum {string}
       */
      divisorUnit: "cm3/kg" | "in3/lb" | "kg/m3";
      /**
       * @description Profile whose rule was applied
       * @enum {string}
       */
      profile:
        | "metric"
        | "ca"
        | "us_daily"
        | "us_retail"
        | "my_express"
        | "my_expedited"
        | "in"
        | "us"
        | "parcel"
        | "regular"
        | "domestic"
        | "intl"
        | "express"
        | "economy"
        | "au_economy"
        | "au_domestic"
        | "uk_domestic"
        | "baltics"
        | "air"
        | "ground"
        | "road"
        | "overseas"
        | "groupage"
        | "mypack"
        | "hk_local"
        | "hk_cn"
        | "cn_hk"
        | "cn_crossborder"
        | "cn_domestic"
        | "cn_local";
      /** @description Warnings about the rule or the parcel. A warning never changes a number */
      warnings: {
        /**
         * @description Stable name of the warning
         * @enum {string}
         */
        code:
          | "part_inferred"
          | "part_recalled"
          | "part_not_stated"
          | "single_source"
          | "disputed"
          | "start_unknown"
          | "over_max_weight"
          | "over_max_length"
          | "over_max_length_plus_girth"
          | "coarser_weight_step";
        /** @description What the warning means, as a sentence for people */
        message: string;
      }[];
      explanation?: components["schemas"]["DimWeightExplanation"];
    };
    /** @description How the answer was calculated, and how much the parcel can still grow. */
    DimWeightExplanation: {
      /** @description The rule that was applied */
      rule: {
        /** @description Id of the rule, unique and stable, such as `dhl.metric` */
        id: string;
        /**
         * @description Profile of the carrier
         * @enum {string}
         */
        profile:
          | "metric"
          | "ca"
          | "us_daily"
          | "us_retail"
          | "my_express"
          | "my_expedited"
          | "in"
          | "us"
          | "parcel"
          | "regular"
          | "domestic"
          | "intl"
          | "express"
          | "economy"
          | "au_economy"
          | "au_domestic"
          | "uk_domestic"
          | "baltics"
          | "air"
          | "ground"
          | "road"
          | "overseas"
          | "groupage"
          | "mypack"
          | "hk_local"
          | "hk_cn"
          | "cn_hk"
          | "cn_crossborder"
          | "cn_domestic"
          | "cn_local";
        /**
         * Format: date
         * @description First day of the rule; null if no page states one
         */
        effectiveFrom: string | null;
        /**
         * Format: date
         * @description Last day of the rule; null if none is known
         */
        effectiveTo: string | null;
        /** @description How well each part of the rule is known */
        confidence: {
          /**
           * @description Confidence in the divisor
           * @enum {string}
           */
          divisor:
            | "published"
            | "two_sources"
            | "one_source"
            | "inferred"
            | "recalled"
            | "not_stated";
          /**
           * @description Confidence in the rounding of the sides
           * @enum {string}
           */
          dimensionRounding:
            | "published"
            | "two_sources"
            | "one_source"
            | "inferred"
            | "recalled"
            | "not_stated";
          /**
           * @description Confidence in the rounding of the weight
           * @enum {string}
           */
          weightRounding:
            | "published"
            | "two_sources"
            | "one_source"
            | "inferred"
            | "recalled"
            | "not_stated";
          /**
           * @description Confidence in the threshold; absent if the rule has none
           * @enum {string}
           */
          applies?:
            | "published"
            | "two_sources"
            | "one_source"
            | "inferred"
            | "recalled"
            | "not_stated";
          /**
           * @description Confidence in the limits; absent if it was not assessed
           * @enum {string}
           */
          limits?:
            | "published"
            | "two_sources"
            | "one_source"
            | "inferred"
            | "recalled"
            | "not_stated";
        };
        /** @description The different figure that another source states */
        disputed?: string;
        /** @description Pages on which the rule was read */
        sources: {
          /** @description Title of the page */
          title: string;
          /** @description Address of the page */
          url: string;
          /**
           * Format: date
           * @description Day on which the page was read
           */
          readOn: string;
          /** @description Date of the page itself, if it shows one */
          date?: string;
        }[];
        /** @description Notes about the rule */
        notes: string[];
      };
      /**
       * @description The length unit of the rule
       * @enum {string}
       */
      lengthUnit: "cm" | "in";
      /**
       * @description The weight unit of the rule
       * @enum {string}
       */
      weightUnit: "kg" | "lb";
      /** @description Each side before and after rounding */
      sides: {
        /**
         * @description Which side, as it was sent
         * @enum {string}
         */
        side: "length" | "width" | "height";
        /** @description Before rounding, in `lengthUnit`, 6 decimals */
        before: number;
        /** @description After rounding, in `lengthUnit`, 6 decimals */
        after: number;
      }[];
      /** @description How each side is rounded before the volume is calculated */
      dimensionRounding: {
        /**
         * @description `none` does not round, `ceil` rounds up, `half-up` rounds to the nearest step and halves up
         * @enum {string}
         */
        mode: "none" | "ceil" | "half-up";
        /** @description Step in `unit`; absent if nothing is rounded */
        increment?: number;
        /**
         * @description Unit of the step; absent where nothing is rounded
         * @enum {string}
         */
        unit?: "cm" | "in";
      };
      /** @description Product of the rounded sides, in cubic `lengthUnit`, 6 decimals */
      volume: number;
      /** @description Volume divided by the divisor, in kilograms, 4 decimals, even if it does not count */
      computedDimensionalWeightKg: number;
      /** @description Whether the rule applies to this parcel */
      applies: {
        /** @description Whether the dimensional weight counts */
        met: boolean;
        /** @description The reason, as a sentence for people */
        why: string;
      };
      /** @description Dimensional weight, rounded to the carrier's step, in kilograms, 4 decimals */
      roundedDimensionalWeightKg: number;
      /** @description Actual weight, rounded to the carrier's step, in kilograms, 4 decimals */
      roundedActualWeightKg: number;
      /** @description How the larger weight is rounded to the billable weight */
      weightRounding: {
        /**
         * @description `none` does not round, `ceil` rounds up, `half-up` rounds to the nearest step and halves up
         * @enum {string}
         */
        mode: "none" | "ceil" | "half-up";
        /** @description Step in `unit`; absent if nothing is rounded */
        increment?: number;
        /**
         * @description Unit of the step; absent where nothing is rounded
         * @enum {string}
         */
        unit?: "kg" | "lb";
        /** @description Replaces `increment` for weights above `above` */
        coarser?: {
          /** @description Weight above which this step applies, in `unit` */
          above: number;
          /** @description Step for weights above that, in `unit` */
          increment: number;
        };
      };
      /** @description The weights in `weightUnit`, the unit of the rule, 6 decimals */
      native: {
        /** @description Actual weight, 6 decimals */
        actualWeight: number;
        /** @description Dimensional weight, 0 if the rule does not apply, 6 decimals */
        dimensionalWeight: number;
        /** @description Actual weight, rounded to the carrier's step, 6 decimals */
        roundedActualWeight: number;
        /** @description Dimensional weight, rounded to the carrier's step, 6 decimals */
        roundedDimensionalWeight: number;
        /** @description The larger of the two rounded weights, 6 decimals */
        billableWeight: number;
      };
      /** @description The steps of the calculation in order, as sentences for people */
      steps: string[];
      /** @description How much the parcel can grow before its billable weight increases; cut at 6 decimals */
      headroom: {
        /** @description Billable weight after one more step; null if the rule has no step */
        nextBillableWeightKg: number | null;
        /** @description Grams that the weight can grow by before the billable weight increases */
        gramsLeft: number;
        /** @description How much each side alone can grow */
        sides: {
          /**
           * @description Which side, as it was sent
           * @enum {string}
           */
          side: "length" | "width" | "height";
          /** @description Length that this side alone can grow by before the billable weight increases; null if there is no limit */
          growth: number | null;
          /**
           * @description Unit of `growth`, which is the unit of the request
           * @enum {string}
           */
          unit: "cm" | "in";
          /** @description Whether growing by exactly `growth` leaves the billable weight the same */
          inclusive: boolean;
        }[];
      };
    };
    /**
     * @description Problem details (RFC 9457)
     * @example {
     *       "type": "/problems/unsupported-carrier",
     *       "title": "There are no rules for what was asked",
     *       "status": 400,
     *       "detail": "carrier \"usp\" is not known. Did you mean \"ups\"?",
     *       "instance": "0f9a2c1e-58d1-4f0c-8a52-6a1b8f0f1c11",
     *       "code": "unsupported_carrier",
     *       "errors": [
     *         {
     *           "pointer": "/carrier",
     *           "code": "unsupported_carrier",
     *           "detail": "carrier \"usp\" is not known. Did you mean \"ups\"?"
     *         }
     *       ]
     *     }
     */
    Problem: {
      /** @description Page that explains this kind of problem */
      type: string;
      /** @description Short name of this kind of problem */
      title: string;
      /** @description The HTTP status of the answer */
      status: number;
      /** @description What is wrong in this request and what is allowed */
      detail: string;
      /** @description The id of the request */
      instance?: string;
      /** @description Stable snake_case name of the problem */
      code: string;
      /** @description The phase that a lookup reached before it failed */
      phase?: string;
      /** @description VINs that were probably meant, the most likely first. None is used automatically */
      suggestions?: components["schemas"]["Suggestion"][];
      /** @description Every fault of the request */
      errors?: components["schemas"]["Fault"][];
      /** @description Units that are still available */
      available?: number;
    };
    /** @description A VIN that was probably meant */
    Suggestion: {
      /** @description A well-formed VIN */
      vin: string;
      /** @description The mistake that it corrects, such as `letter` or `swap` */
      reason: string;
      /** @description The positions that change, from 1 */
      positions: number[];
    };
    /** @description One fault of a request */
    Fault: {
      /** @description JSON Pointer into the request body (RFC 6901) */
      pointer?: string;
      /** @description Name of the path parameter, query parameter or header */
      parameter?: string;
      /** @description Stable snake_case name of the fault */
      code: string;
      /** @description What is wrong and what is allowed, in a sentence */
      detail: string;
      /** @description Units that are still available */
      available?: number;
      /** @description The variants to choose from */
      variant_ids?: string[];
    };
    /**
     * @description A parcel in centimetres and kilograms, or in inches and pounds, and its carrier.
     * @example {
     *       "lengthCm": 40,
     *       "widthCm": 30,
     *       "heightCm": 20,
     *       "weightKg": 2,
     *       "carrier": "dhl"
     *     }
     * @example {
     *       "lengthIn": 16,
     *       "widthIn": 12,
     *       "heightIn": 8,
     *       "weightLb": 4.4,
     *       "carrier": "ups",
     *       "profile": "us_daily"
     *     }
     */
    DimWeightRequest:
      | {
          /** @description Length in centimetres */
          lengthCm: number;
          /** @description Width in centimetres */
          widthCm: number;
          /** @description Height in centimetres */
          heightCm: number;
          /** @description Actual weight in kilograms */
          weightKg: number;
          /**
           * @description Carrier, case-sensitive
           * @enum {string}
           */
          carrier:
            | "ups"
            | "fedex"
            | "dhl"
            | "usps"
            | "dhl_ecommerce"
            | "canada_post"
            | "australia_post"
            | "aramex_au"
            | "aramex_nz"
            | "parcelforce"
            | "tnt"
            | "dpd"
            | "gls_eu"
            | "gls_us"
            | "ontrac"
            | "chronopost"
            | "colissimo"
            | "postnord_no"
            | "postnord_dk"
            | "bring"
            | "india_post"
            | "dtdc"
            | "correios"
            | "sf_express"
            | "estafeta"
            | "purolator"
            | "poste_italiane"
            | "amazon_fba"
            | "iata";
          /**
           * @description Profile of the carrier. Default: the default profile of the carrier
           * @enum {string}
           */
          profile?:
            | "metric"
            | "ca"
            | "us_daily"
            | "us_retail"
            | "my_express"
            | "my_expedited"
            | "in"
            | "us"
            | "parcel"
            | "regular"
            | "domestic"
            | "intl"
            | "express"
            | "economy"
            | "au_economy"
            | "au_domestic"
            | "uk_domestic"
            | "baltics"
            | "air"
            | "ground"
            | "road"
            | "overseas"
            | "groupage"
            | "mypack"
            | "hk_local"
            | "hk_cn"
            | "cn_hk"
            | "cn_crossborder"
            | "cn_domestic"
            | "cn_local";
          /**
           * Format: date
           * @description Day on which the rule is in force. Default: today in UTC
           */
          asOf?: string;
          /** @description Adds `explanation` */
          explain?: boolean;
        }
      | {
          /** @description Length in inches; the same range as 0.1 to 1000 cm, compared exactly */
          lengthIn: number;
          /** @description Width in inches; the same range as 0.1 to 1000 cm, compared exactly */
          widthIn: number;
          /** @description Height in inches; the same range as 0.1 to 1000 cm, compared exactly */
          heightIn: number;
          /** @description Actual weight in pounds; the same range as 0.001 to 10000 kg, compared exactly */
          weightLb: number;
          /**
           * @description Carrier, case-sensitive
           * @enum {string}
           */
          carrier:
            | "ups"
            | "fedex"
            | "dhl"
            | "usps"
            | "dhl_ecommerce"
            | "canada_post"
            | "australia_post"
            | "aramex_au"
            | "aramex_nz"
            | "parcelforce"
            | "tnt"
            | "dpd"
            | "gls_eu"
            | "gls_us"
            | "ontrac"
            | "chronopost"
            | "colissimo"
            | "postnord_no"
            | "postnord_dk"
            | "bring"
            | "india_post"
            | "dtdc"
            | "correios"
            | "sf_express"
            | "estafeta"
            | "purolator"
            | "poste_italiane"
            | "amazon_fba"
            | "iata";
          /**
           * @description Profile of the carrier. Default: the default profile of the carrier
           * @enum {string}
           */
          profile?:
            | "metric"
            | "ca"
            | "us_daily"
            | "us_retail"
            | "my_express"
            | "my_expedited"
            | "in"
            | "us"
            | "parcel"
            | "regular"
            | "domestic"
            | "intl"
            | "express"
            | "economy"
            | "au_economy"
            | "au_domestic"
            | "uk_domestic"
            | "baltics"
            | "air"
            | "ground"
            | "road"
            | "overseas"
            | "groupage"
            | "mypack"
            | "hk_local"
            | "hk_cn"
            | "cn_hk"
            | "cn_crossborder"
            | "cn_domestic"
            | "cn_local";
          /**
           * Format: date
           * @description Day on which the rule is in force. Default: today in UTC
           */
          asOf?: string;
          /** @description Adds `explanation` */
          explain?: boolean;
        };
    /** @description Answers sorted by billable weight, then in the order of the carriers. */
    CompareResult: {
      /** @description One answer per carrier, or per profile with `profiles: "all"`; lowest billable weight first */
      results: components["schemas"]["DimWeightResult"][];
      /** @description Carriers and profiles that have no rule on the date */
      unavailable: {
        /**
         * @description Carrier, case-sensitive
         * @enum {string}
         */
        carrier:
          | "ups"
          | "fedex"
          | "dhl"
          | "usps"
          | "dhl_ecommerce"
          | "canada_post"
          | "australia_post"
          | "aramex_au"
          | "aramex_nz"
          | "parcelforce"
          | "tnt"
          | "dpd"
          | "gls_eu"
          | "gls_us"
          | "ontrac"
          | "chronopost"
          | "colissimo"
          | "postnord_no"
          | "postnord_dk"
          | "bring"
          | "india_post"
          | "dtdc"
          | "correios"
          | "sf_express"
          | "estafeta"
          | "purolator"
          | "poste_italiane"
          | "amazon_fba"
          | "iata";
        /**
         * @description Profile without a rule on the date
         * @enum {string}
         */
        profile:
          | "metric"
          | "ca"
          | "us_daily"
          | "us_retail"
          | "my_express"
          | "my_expedited"
          | "in"
          | "us"
          | "parcel"
          | "regular"
          | "domestic"
          | "intl"
          | "express"
          | "economy"
          | "au_economy"
          | "au_domestic"
          | "uk_domestic"
          | "baltics"
          | "air"
          | "ground"
          | "road"
          | "overseas"
          | "groupage"
          | "mypack"
          | "hk_local"
          | "hk_cn"
          | "cn_hk"
          | "cn_crossborder"
          | "cn_domestic"
          | "cn_local";
        /**
         * @description The error code that says why this carrier has no answer
         * @enum {string}
         */
        code:
          | "invalid_request"
          | "missing_field"
          | "invalid_type"
          | "invalid_value"
          | "unknown_field"
          | "unsupported_carrier"
          | "unsupported_profile"
          | "unsupported_date";
        /** @description The same reason as a sentence */
        message: string;
      }[];
    };
    /**
     * @description A parcel and the carriers to compare. Default: all carriers.
     * @example {
     *       "lengthCm": 40,
     *       "widthCm": 30,
     *       "heightCm": 20,
     *       "weightKg": 2,
     *       "carriers": [
     *         "ups",
     *         "fedex",
     *         "dhl"
     *       ]
     *     }
     */
    CompareRequest:
      | {
          /** @description Length in centimetres */
          lengthCm: number;
          /** @description Width in centimetres */
          widthCm: number;
          /** @description Height in centimetres */
          heightCm: number;
          /** @description Actual weight in kilograms */
          weightKg: number;
          /** @description Carriers to compare. Default: all */
          carriers?: (
            | "ups"
            | "fedex"
            | "dhl"
            | "usps"
            | "dhl_ecommerce"
            | "canada_post"
            | "australia_post"
            | "aramex_au"
            | "aramex_nz"
            | "parcelforce"
            | "tnt"
            | "dpd"
            | "gls_eu"
            | "gls_us"
            | "ontrac"
            | "chronopost"
            | "colissimo"
            | "postnord_no"
            | "postnord_dk"
            | "bring"
            | "india_post"
            | "dtdc"
            | "correios"
            | "sf_express"
            | "estafeta"
            | "purolator"
            | "poste_italiane"
            | "amazon_fba"
            | "iata"
          )[];
          /**
           * @description The default profile of each carrier, or all profiles
           * @enum {string}
           */
          profiles?: "default" | "all";
          /**
           * Format: date
           * @description Day on which the rule is in force. Default: today in UTC
           */
          asOf?: string;
          /** @description Adds `explanation` */
          explain?: boolean;
        }
      | {
          /** @description Length in inches; the same range as 0.1 to 1000 cm, compared exactly */
          lengthIn: number;
          /** @description Width in inches; the same range as 0.1 to 1000 cm, compared exactly */
          widthIn: number;
          /** @description Height in inches; the same range as 0.1 to 1000 cm, compared exactly */
          heightIn: number;
          /** @description Actual weight in pounds; the same range as 0.001 to 10000 kg, compared exactly */
          weightLb: number;
          /** @description Carriers to compare. Default: all */
          carriers?: (
            | "ups"
            | "fedex"
            | "dhl"
            | "usps"
            | "dhl_ecommerce"
            | "canada_post"
            | "australia_post"
            | "aramex_au"
            | "aramex_nz"
            | "parcelforce"
            | "tnt"
            | "dpd"
            | "gls_eu"
            | "gls_us"
            | "ontrac"
            | "chronopost"
            | "colissimo"
            | "postnord_no"
            | "postnord_dk"
            | "bring"
            | "india_post"
            | "dtdc"
            | "correios"
            | "sf_express"
            | "estafeta"
            | "purolator"
            | "poste_italiane"
            | "amazon_fba"
            | "iata"
          )[];
          /**
           * @description The default profile of each carrier, or all profiles
           * @enum {string}
           */
          profiles?: "default" | "all";
          /**
           * Format: date
           * @description Day on which the rule is in force. Default: today in UTC
           */
          asOf?: string;
          /** @description Adds `explanation` */
          explain?: boolean;
        };
    /** @description Every piece under one rule, and the exact sums. */
    ShipmentResult: {
      /**
       * @description Carrier, case-sensitive
       * @enum {string}
       */
      carrier:
        | "ups"
        | "fedex"
        | "dhl"
        | "usps"
        | "dhl_ecommerce"
        | "canada_post"
        | "australia_post"
        | "aramex_au"
        | "aramex_nz"
        | "parcelforce"
        | "tnt"
        | "dpd"
        | "gls_eu"
        | "gls_us"
        | "ontrac"
        | "chronopost"
        | "colissimo"
        | "postnord_no"
        | "postnord_dk"
        | "bring"
        | "india_post"
        | "dtdc"
        | "correios"
        | "sf_express"
        | "estafeta"
        | "purolator"
        | "poste_italiane"
        | "amazon_fba"
        | "iata";
      /** @description Id of the rule that was applied, such as `dhl.metric` */
      ruleId: string;
      /**
       * @description Profile whose rule was applied
       * @enum {string}
       */
      profile:
        | "metric"
        | "ca"
        | "us_daily"
        | "us_retail"
        | "my_express"
        | "my_expedited"
        | "in"
        | "us"
        | "parcel"
        | "regular"
        | "domestic"
        | "intl"
        | "express"
        | "economy"
        | "au_economy"
        | "au_domestic"
        | "uk_domestic"
        | "baltics"
        | "air"
        | "ground"
        | "road"
        | "overseas"
        | "groupage"
        | "mypack"
        | "hk_local"
        | "hk_cn"
        | "cn_hk"
        | "cn_crossborder"
        | "cn_domestic"
        | "cn_local";
      /** @description The published divisor, or the density if the unit is kg/m3 */
      divisor: number;
      /**
       * @description Unit of `divisor`. A rule in in3/lb calculates in inches and pounds
       * @enum {string}
       */
      divisorUnit: "cm3/kg" | "in3/lb" | "kg/m3";
      /** @description The answer for each piece, in the order of the request */
      pieces: components["schemas"]["DimWeightResult"][];
      /** @description Sum of the actual weights in kilograms, 4 decimals */
      actualWeightKg: number;
      /** @description Sum of the dimensional weights in kilograms, 4 decimals */
      dimensionalWeightKg: number;
      /** @description Sum of the billable weights in kilograms, 4 decimals */
      billableWeightKg: number;
      /** @description Whether the sum of the dimensional weights exceeds that of the actual weights */
      oversized: boolean;
      /** @description Warnings about the rule or the parcel. A warning never changes a number */
      warnings: {
        /**
         * @description Stable name of the warning
         * @enum {string}
         */
        code:
          | "part_inferred"
          | "part_recalled"
          | "part_not_stated"
          | "single_source"
          | "disputed"
          | "start_unknown"
          | "over_max_weight"
          | "over_max_length"
          | "over_max_length_plus_girth"
          | "coarser_weight_step";
        /** @description What the warning means, as a sentence for people */
        message: string;
      }[];
    };
    /**
     * @description 1 to 1000 pieces for one carrier.
     * @example {
     *       "pieces": [
     *         {
     *           "lengthCm": 40,
     *           "widthCm": 30,
     *           "heightCm": 20,
     *           "weightKg": 2
     *         },
     *         {
     *           "lengthCm": 40,
     *           "widthCm": 30,
     *           "heightCm": 20,
     *           "weightKg": 2
     *         }
     *       ],
     *       "carrier": "dhl"
     *     }
     */
    ShipmentRequest: {
      /** @description The pieces. Each is rounded separately */
      pieces: (
        | {
            /** @description Length in centimetres */
            lengthCm: number;
            /** @description Width in centimetres */
            widthCm: number;
            /** @description Height in centimetres */
            heightCm: number;
            /** @description Actual weight in kilograms */
            weightKg: number;
          }
        | {
            /** @description Length in inches; the same range as 0.1 to 1000 cm, compared exactly */
            lengthIn: number;
            /** @description Width in inches; the same range as 0.1 to 1000 cm, compared exactly */
            widthIn: number;
            /** @description Height in inches; the same range as 0.1 to 1000 cm, compared exactly */
            heightIn: number;
            /** @description Actual weight in pounds; the same range as 0.001 to 10000 kg, compared exactly */
            weightLb: number;
          }
      )[];
      /**
       * @description Carrier, case-sensitive
       * @enum {string}
       */
      carrier:
        | "ups"
        | "fedex"
        | "dhl"
        | "usps"
        | "dhl_ecommerce"
        | "canada_post"
        | "australia_post"
        | "aramex_au"
        | "aramex_nz"
        | "parcelforce"
        | "tnt"
        | "dpd"
        | "gls_eu"
        | "gls_us"
        | "ontrac"
        | "chronopost"
        | "colissimo"
        | "postnord_no"
        | "postnord_dk"
        | "bring"
        | "india_post"
        | "dtdc"
        | "correios"
        | "sf_express"
        | "estafeta"
        | "purolator"
        | "poste_italiane"
        | "amazon_fba"
        | "iata";
      /**
       * @description Profile of the carrier. Default: the default profile of the carrier
       * @enum {string}
       */
      profile?:
        | "metric"
        | "ca"
        | "us_daily"
        | "us_retail"
        | "my_express"
        | "my_expedited"
        | "in"
        | "us"
        | "parcel"
        | "regular"
        | "domestic"
        | "intl"
        | "express"
        | "economy"
        | "au_economy"
        | "au_domestic"
        | "uk_domestic"
        | "baltics"
        | "air"
        | "ground"
        | "road"
        | "overseas"
        | "groupage"
        | "mypack"
        | "hk_local"
        | "hk_cn"
        | "cn_hk"
        | "cn_crossborder"
        | "cn_domestic"
        | "cn_local";
      /**
       * Format: date
       * @description Day on which the rule is in force. Default: today in UTC
       */
      asOf?: string;
      /** @description Adds `explanation` */
      explain?: boolean;
    };
    /** @description Every carrier with its rules, dates and sources. */
    Carriers: {
      /** @description The carriers, in the order of the published enumeration */
      carriers: {
        /**
         * @description Carrier, case-sensitive
         * @enum {string}
         */
        carrier:
          | "ups"
          | "fedex"
          | "dhl"
          | "usps"
          | "dhl_ecommerce"
          | "canada_post"
          | "australia_post"
          | "aramex_au"
          | "aramex_nz"
          | "parcelforce"
          | "tnt"
          | "dpd"
          | "gls_eu"
          | "gls_us"
          | "ontrac"
          | "chronopost"
          | "colissimo"
          | "postnord_no"
          | "postnord_dk"
          | "bring"
          | "india_post"
          | "dtdc"
          | "correios"
          | "sf_express"
          | "estafeta"
          | "purolator"
          | "poste_italiane"
          | "amazon_fba"
          | "iata";
        /** @description Name for people */
        name: string;
        /**
         * @description The profile of a request that has no `profile`
         * @enum {string}
         */
        defaultProfile:
          | "metric"
          | "ca"
          | "us_daily"
          | "us_retail"
          | "my_express"
          | "my_expedited"
          | "in"
          | "us"
          | "parcel"
          | "regular"
          | "domestic"
          | "intl"
          | "express"
          | "economy"
          | "au_economy"
          | "au_domestic"
          | "uk_domestic"
          | "baltics"
          | "air"
          | "ground"
          | "road"
          | "overseas"
          | "groupage"
          | "mypack"
          | "hk_local"
          | "hk_cn"
          | "cn_hk"
          | "cn_crossborder"
          | "cn_domestic"
          | "cn_local";
        /** @description All rules. At most one is in force for a profile on a day */
        rules: {
          /** @description Id of the rule, unique and stable, such as `dhl.metric` */
          id: string;
          /**
           * @description Profile of the carrier
           * @enum {string}
           */
          profile:
            | "metric"
            | "ca"
            | "us_daily"
            | "us_retail"
            | "my_express"
            | "my_expedited"
            | "in"
            | "us"
            | "parcel"
            | "regular"
            | "domestic"
            | "intl"
            | "express"
            | "economy"
            | "au_economy"
            | "au_domestic"
            | "uk_domestic"
            | "baltics"
            | "air"
            | "ground"
            | "road"
            | "overseas"
            | "groupage"
            | "mypack"
            | "hk_local"
            | "hk_cn"
            | "cn_hk"
            | "cn_crossborder"
            | "cn_domestic"
            | "cn_local";
          /**
           * Format: date
           * @description First day of the rule; null if no page states one
           */
          effectiveFrom: string | null;
          /**
           * Format: date
           * @description Last day of the rule; null if none is known
           */
          effectiveTo: string | null;
          /** @description How well each part of the rule is known */
          confidence: {
            /**
             * @description Confidence in the divisor
             * @enum {string}
             */
            divisor:
              | "published"
              | "two_sources"
              | "one_source"
              | "inferred"
              | "recalled"
              | "not_stated";
            /**
             * @description Confidence in the rounding of the sides
             * @enum {string}
             */
            dimensionRounding:
              | "published"
              | "two_sources"
              | "one_source"
              | "inferred"
              | "recalled"
              | "not_stated";
            /**
             * @description Confidence in the rounding of the weight
             * @enum {string}
             */
            weightRounding:
              | "published"
              | "two_sources"
              | "one_source"
              | "inferred"
              | "recalled"
              | "not_stated";
            /**
             * @description Confidence in the threshold; absent if the rule has none
             * @enum {string}
             */
            applies?:
              | "published"
              | "two_sources"
              | "one_source"
              | "inferred"
              | "recalled"
              | "not_stated";
            /**
             * @description Confidence in the limits; absent if it was not assessed
             * @enum {string}
             */
            limits?:
              | "published"
              | "two_sources"
              | "one_source"
              | "inferred"
              | "recalled"
              | "not_stated";
          };
          /** @description The different figure that another source states */
          disputed?: string;
          /** @description Pages on which the rule was read */
          sources: {
            /** @description Title of the page */
            title: string;
            /** @description Address of the page */
            url: string;
            /**
             * Format: date
             * @description Day on which the page was read
             */
            readOn: string;
            /** @description Date of the page itself, if it shows one */
            date?: string;
          }[];
          /** @description Notes about the rule */
          notes: string[];
          /** @description Whether the rule applies to requests without a profile, on its dates */
          default: boolean;
          /** @description The published divisor, or the density if the unit is kg/m3 */
          divisor: number;
          /**
           * @description Unit of `divisor`. A rule in in3/lb calculates in inches and pounds
           * @enum {string}
           */
          divisorUnit: "cm3/kg" | "in3/lb" | "kg/m3";
          /** @description How each side is rounded before the volume is calculated */
          dimensionRounding: {
            /**
             * @description `none` does not round, `ceil` rounds up, `half-up` rounds to the nearest step and halves up
             * @enum {string}
             */
            mode: "none" | "ceil" | "half-up";
            /** @description Step in `unit`; absent if nothing is rounded */
            increment?: number;
            /**
             * @description Unit of the step; absent where nothing is rounded
             * @enum {string}
             */
            unit?: "cm" | "in";
          };
          /** @description How the larger weight is rounded to the billable weight */
          weightRounding: {
            /**
             * @description `none` does not round, `ceil` rounds up, `half-up` rounds to the nearest step and halves up
             * @enum {string}
             */
            mode: "none" | "ceil" | "half-up";
            /** @description Step in `unit`; absent if nothing is rounded */
            increment?: number;
            /**
             * @description Unit of the step; absent where nothing is rounded
             * @enum {string}
             */
            unit?: "kg" | "lb";
            /** @description Replaces `increment` for weights above `above` */
            coarser?: {
              /** @description Weight above which this step applies, in `unit` */
              above: number;
              /** @description Step for weights above that, in `unit` */
              increment: number;
            };
          };
          /** @description The parcels for which the dimensional weight counts */
          applies: {
            /**
             * @description What is compared with `value`. Volumes are computed from the rounded sides
             * @enum {string}
             */
            kind:
              | "always"
              | "volume-above"
              | "volume-at-least"
              | "dimensional-above"
              | "actual-at-least"
              | "dimensional-at-least-times-actual";
            /** @description The threshold, in `unit`; absent with `always` */
            value?: number;
            /**
             * @description Unit of `value`; absent for a factor
             * @enum {string}
             */
            unit?: "in3" | "kg";
          };
          /** @description Largest parcel that the carrier accepts; null if it is not known. The answer for a larger parcel has a warning */
          limits: {
            /** @description Largest actual weight, in `weightUnit`; null if it is not known */
            maxWeight: number | null;
            /**
             * @description Unit of `maxWeight`
             * @enum {string}
             */
            weightUnit: "kg" | "lb";
            /** @description Longest side, in `lengthUnit`; null if it is not known */
            maxLength: number | null;
            /** @description Largest sum of the longest side and twice the two others, in `lengthUnit`; null if it is not known */
            maxLengthPlusGirth: number | null;
            /**
             * @description Unit of `maxLength` and `maxLengthPlusGirth`
             * @enum {string}
             */
            lengthUnit: "cm" | "in";
          } | null;
        }[];
      }[];
    };
    /** @description What the tables cover, with their sources. */
    VehicleCoverage: {
      /** @description NHTSA's snapshot. `dataVersions` lists every table */
      dataVersion: string;
      /** @description NHTSA's snapshot */
      vpic: {
        /** @description Day of the newest row, such as 2026-10-13 */
        newestRow: string;
        /** @description Number of makers' codes in the snapshot */
        wmis: number;
        /** @description Number of schemas in the snapshot */
        schemas: number;
        /** @description The elements for which the snapshot has rows */
        elements: {
          /**
           * @description NHTSA's number of the element
           * @example 5
           */
          id: number;
          /**
           * @description NHTSA's name
           * @example Body Class
           */
          name: string;
          /**
           * @description Rows that give it a value
           * @example 89988
           */
          rows: number;
        }[];
      };
      /** @description The makers whose own schemes are known */
      makers: {
        /** @description Name of the maker module, such as `volkswagen` */
        id: string;
        /** @description The codes that it reads */
        wmis: string[];
        /** @description The sources of its tables */
        sources: {
          /** @description Id of the source, as in `source` and `sources` */
          id: string;
          /** @description Title of the source */
          title: string;
          /** @description Address at which the source was read */
          url: string;
        }[];
      }[];
    };
    /**
     * @description What a world manufacturer identifier says.
     * @example {
     *       "wmi": "1HG",
     *       "makes": [
     *         "Honda"
     *       ],
     *       "manufacturer": "AMERICAN HONDA MOTOR CO., INC.",
     *       "manufacturerId": 988,
     *       "vehicleType": "car",
     *       "country": "US",
     *       "region": "north-america",
     *       "smallMaker": false,
     *       "sources": [],
     *       "dataVersion": "vpic-2026-10-13"
     *     }
     */
    Wmi: {
      /** @description The code, in capitals */
      wmi: string;
      /** @description Makes with this code, in display form */
      makes: string[];
      /** @description The company that holds the code */
      manufacturer?: string;
      /** @description NHTSA's number of the manufacturer; absent if NHTSA does not list it */
      manufacturerId?: number;
      /**
       * @description Kind of vehicle
       * @enum {string}
       */
      vehicleType?:
        | "motorcycle"
        | "car"
        | "truck"
        | "bus"
        | "trailer"
        | "mpv"
        | "low-speed"
        | "incomplete"
        | "off-road";
      /** @description Country that holds the code, ISO 3166-1; not always the country of assembly */
      country?: string;
      /**
       * @description Region of the world
       * @enum {string}
       */
      region?: "africa" | "asia" | "europe" | "north-america" | "oceania" | "south-america";
      /** @description Whether position 3 is 9: the maker builds few vehicles, and its code has six characters */
      smallMaker: boolean;
      /** @description Model years for which patterns are declared to NHTSA */
      declaredYears?: {
        /** @description First model year */
        from: number;
        /** @description Last model year; absent if there is no end */
        to?: number;
      };
      /**
       * Format: date
       * @description The day on which NHTSA entered the code
       */
      registeredOn?: string;
      /**
       * Format: date
       * @description The day on which NHTSA last changed the code
       */
      updatedOn?: string;
      /**
       * Format: date
       * @description The day from which NHTSA publishes the code
       */
      availableOn?: string;
      /**
       * @description Confidence in makes that NHTSA does not list
       * @enum {string}
       */
      confidence?: "published" | "two_sources" | "one_source";
      /** @description The tables that have the code */
      sources: {
        /** @description Id of the source, as in `source` and `sources` */
        id: string;
        /** @description Title of the source */
        title: string;
        /** @description Address at which the source was read */
        url: string;
      }[];
      /** @description Version of the tables */
      dataVersion: string;
    };
    /** @description Makes, by name. */
    Makes: {
      /** @description The makes, by name */
      makes: {
        /** @description Name, in display form */
        name: string;
        /** @description NHTSA's number of the make; absent if NHTSA does not list it */
        id?: number;
        /** @description Kinds of vehicle for which the make has a code */
        vehicleTypes: (
          | "motorcycle"
          | "car"
          | "truck"
          | "bus"
          | "trailer"
          | "mpv"
          | "low-speed"
          | "incomplete"
          | "off-road"
        )[];
      }[];
      /** @description How many makes there are */
      count: number;
      /** @description Version of the tables */
      dataVersion: string;
    };
    /** @description The models of a make, by name. */
    Models: {
      /** @description The make, in display form */
      make: string;
      /** @description NHTSA's number of the make; absent if NHTSA does not list it */
      makeId?: number;
      /** @description The model year of the request */
      year?: number;
      /** @description The models, by name */
      models: {
        /** @description Name, as the decoder gives it */
        name: string;
        /** @description NHTSA's number of the model; absent if NHTSA does not list it */
        id?: number;
        /** @description `north-america`: declared to NHTSA. `elsewhere`: in the maker's own scheme */
        markets: ("north-america" | "elsewhere")[];
        /** @description Kinds of vehicle */
        vehicleTypes: (
          | "motorcycle"
          | "car"
          | "truck"
          | "bus"
          | "trailer"
          | "mpv"
          | "low-speed"
          | "incomplete"
          | "off-road"
        )[];
        /** @description Model years that are declared or documented; empty if none is known */
        years: {
          /** @description First model year */
          from: number;
          /** @description Last model year; absent if there is no end */
          to?: number;
        }[];
      }[];
      /** @description How many models there are */
      count: number;
      /** @description Version of the tables */
      dataVersion: string;
    };
    /** @description The vehicles that a partial VIN can be. The true one is among them if it is declared. */
    VinMatch: {
      /** @description The pattern, in capitals, padded with `*` to 17 characters */
      pattern: string;
      /** @description Makes that are possible */
      makes: string[];
      /** @description Model years that are possible, newest first; empty if none is known */
      years: number[];
      /** @description Every model that a known pattern allows */
      candidates: {
        /** @description Make, if it is decided */
        make?: string;
        /** @description Model */
        model: string;
        /** @description Model years in which the model fits, newest first; empty if the VIN has no known year */
        years: number[];
        /** @description Kinds of body that fit; empty if none is known */
        bodyTypes: (
          | "sedan"
          | "coupe"
          | "convertible"
          | "hatchback"
          | "wagon"
          | "suv"
          | "pickup"
          | "minivan"
          | "van"
          | "truck"
          | "bus"
          | "motorcycle"
          | "trailer"
          | "motorhome"
          | "limousine"
          | "low-speed"
          | "off-road"
          | "incomplete"
          | "other"
        )[];
        /**
         * @description `north-america`: declared to NHTSA. `elsewhere`: by the maker's own scheme
         * @enum {string}
         */
        market: "north-america" | "elsewhere";
      }[];
      /** @description What can be at the unknown positions that patterns read */
      possibleValues: {
        /** @description Position of the VIN, from 1 to 17 */
        position: number;
        /** @description Every character that a pattern allows there */
        characters: string;
      }[];
      /** @description The computed check digit, if only position 9 is unknown */
      checkDigit?: string;
      /** @description Country that holds the code, ISO 3166-1; not always the country of assembly */
      country?: string;
      /**
       * @description Region of the world
       * @enum {string}
       */
      region?: "africa" | "asia" | "europe" | "north-america" | "oceania" | "south-america";
      /** @description Version of the tables */
      dataVersion: string;
    };
    /** @description Invented VINs for tests; no two are equal. */
    InventedVins: {
      /** @description What the VINs are, and what they are not */
      notice: string;
      /**
       * @description The market whose patterns were used
       * @enum {string}
       */
      market: "north-america" | "elsewhere";
      /** @description The seed that gives the same VINs again */
      seed: number;
      /** @description How many VINs there are */
      count: number;
      /** @description The VINs, all different */
      vehicles: {
        /** @description The invented VIN */
        vin: string;
        /** @description Make that the VIN decodes to */
        make: string;
        /** @description Model that the VIN decodes to */
        model: string;
        /** @description Model year that the VIN decodes to; absent if the maker writes none */
        year?: number;
        /**
         * @description Always true: no vehicle was looked up
         * @enum {boolean}
         */
        invented: true;
      }[];
      /** @description Version of the tables. Another version can give other VINs */
      dataVersion: string;
    };
    /**
     * @description The vehicles whose VINs are to be invented.
     * @example {
     *       "make": "Honda",
     *       "model": "Accord",
     *       "year": 2015,
     *       "count": 2,
     *       "seed": 7
     *     }
     */
    VinGenerationRequest: {
      /** @description Make, in any case; by default any make of cars, MPVs and light trucks */
      make?: string;
      /** @description Model as the decoder names it, in any case; needs `make` */
      model?: string;
      /** @description Model year; by default any year that has patterns */
      year?: number;
      /**
       * @description `north-america`: patterns declared to NHTSA. `elsewhere`: schemes of makers. By default, the first of the two that has the vehicle
       * @enum {string}
       */
      market?: "north-america" | "elsewhere";
      /** @description How many VINs; default 1 */
      count?: number;
      /** @description The same seed gives the same VINs, as long as the tables are the same; default 1 */
      seed?: number;
    };
    /**
     * @description A vehicle as its VIN describes it. Unknown fields are absent.
     * @example {
     *       "vin": "1HGCM82633A004352",
     *       "make": "Honda",
     *       "model": "Accord",
     *       "year": 2003,
     *       "bodyType": "coupe",
     *       "engine": {
     *         "capacityCc": 2999,
     *         "fuel": "gasoline",
     *         "configuration": "v"
     *       },
     *       "checkDigit": {
     *         "valid": true,
     *         "expected": "3"
     *       },
     *       "confidence": {
     *         "engine.capacityCc": "one_source"
     *       },
     *       "vpicCodes": [
     *         0
     *       ],
     *       "warnings": [],
     *       "dataVersion": "vpic-2026-10-13"
     *     }
     */
    Vehicle: {
      /** @description The VIN, trimmed and in capitals */
      vin: string;
      /** @description Display form: Honda, BMW, Mercedes-Benz */
      make?: string;
      /** @description The model, such as Accord */
      model?: string;
      /** @description Model year; can differ from the year of first registration */
      year?: number;
      /**
       * @description Kind of body
       * @enum {string}
       */
      bodyType?:
        | "sedan"
        | "coupe"
        | "convertible"
        | "hatchback"
        | "wagon"
        | "suv"
        | "pickup"
        | "minivan"
        | "van"
        | "truck"
        | "bus"
        | "motorcycle"
        | "trailer"
        | "motorhome"
        | "limousine"
        | "low-speed"
        | "off-road"
        | "incomplete"
        | "other";
      /** @description The known facts about the engine */
      engine?: {
        /** @description Capacity in cubic centimetres */
        capacityCc?: number;
        /** @description Nominal capacity in litres, if the exact capacity is not known */
        capacityLitres?: number;
        /**
         * @description Fuel or energy of the engine
         * @enum {string}
         */
        fuel?:
          | "gasoline"
          | "diesel"
          | "electric"
          | "flex-fuel"
          | "ethanol"
          | "methanol"
          | "cng"
          | "lng"
          | "natural-gas"
          | "lpg"
          | "hydrogen";
        /** @description Power in kilowatts, or the lower end of a range */
        powerKw?: number;
        /** @description The upper end of the range of power, in kilowatts */
        powerKwTo?: number;
        /**
         * @description Arrangement of the cylinders
         * @enum {string}
         */
        configuration?: "inline" | "v" | "w" | "horizontally-opposed" | "rotary";
        /** @description Whether the engine has a turbocharger */
        turbo?: boolean;
        /** @description Maker of the engine */
        manufacturer?: string;
      };
      /** @description Overall size. Present only if all matching configurations agree within 1 % */
      dimensions?: {
        /** @description Overall length, in millimetres */
        lengthMm: number;
        /** @description Overall width, in millimetres */
        widthMm: number;
        /** @description Overall height, in millimetres */
        heightMm: number;
        /** @description The table that has this size */
        source: string;
      };
      /**
       * @description Kind of vehicle in the sense of the law
       * @enum {string}
       */
      vehicleType?:
        | "motorcycle"
        | "car"
        | "truck"
        | "bus"
        | "trailer"
        | "mpv"
        | "low-speed"
        | "incomplete"
        | "off-road";
      /** @description The company that holds the code of the maker */
      manufacturer?: string;
      /** @description Country that holds the code, ISO 3166-1; not always the country of assembly */
      country?: string;
      /**
       * @description Region of the world, from the first character
       * @enum {string}
       */
      region?: "africa" | "asia" | "europe" | "north-america" | "oceania" | "south-america";
      /** @description Where the vehicle was built */
      plant?: {
        /** @description City, as the source spells it */
        city?: string;
        /** @description State or province, as the source spells it */
        state?: string;
        /** @description Country, ISO 3166-1 alpha-2 */
        country?: string;
      };
      /** @description Generation or type code of the model, such as E90 */
      generation?: string;
      /** @description Series, as the maker names it */
      series?: string;
      /** @description Trim level, as the maker names it */
      trim?: string;
      /** @description Number of doors */
      doors?: number;
      /** @description Number of seats */
      seats?: number;
      /** @description Number of cylinders */
      cylinders?: number;
      /** @description The maker's name of the engine */
      engineModel?: string;
      /** @description US gross weight class: 1 to 8, 1A ... */
      gvwrClass?: string;
      /**
       * @description How much of the drive is electric, from `none` to `battery`
       * @enum {string}
       */
      electrification?:
        | "none"
        | "mild-hybrid"
        | "hybrid"
        | "plug-in-hybrid"
        | "battery"
        | "fuel-cell";
      /**
       * @description Which wheels are driven; `6x4` means four of six
       * @enum {string}
       */
      driveType?:
        | "front-wheel"
        | "rear-wheel"
        | "all-wheel"
        | "four-wheel"
        | "two-or-four-wheel"
        | "4x2"
        | "6x2"
        | "6x4"
        | "6x6"
        | "8x2"
        | "8x4"
        | "8x6"
        | "8x8"
        | "10x4"
        | "10x6"
        | "10x8"
        | "10x10"
        | "12x4"
        | "12x6"
        | "14x4"
        | "14x6";
      /** @description The gearbox */
      transmission?: {
        /**
         * @description Kind of gearbox
         * @enum {string}
         */
        style?:
          | "automatic"
          | "manual"
          | "automated-manual"
          | "dual-clutch"
          | "cvt"
          | "electronic-cvt"
          | "belt-cvt"
          | "chain-drive"
          | "shaft-drive"
          | "direct-drive";
        /** @description Number of forward gears */
        speeds?: number;
      };
      /** @description The battery that drives the vehicle */
      battery?: {
        /**
         * @description Chemistry of the drive battery
         * @enum {string}
         */
        chemistry?:
          | "lead-acid"
          | "nickel-metal-hydride"
          | "lithium-ion"
          | "cobalt-dioxide"
          | "nickel-cobalt-manganese"
          | "nickel-cobalt-aluminum"
          | "manganese-oxide-spinel"
          | "iron-phosphate"
          | "silicon";
        /** @description Energy in kilowatt-hours, or the lower end of a range */
        energyKwh?: number;
        /** @description The upper end of the range of energy, in kilowatt-hours */
        energyKwhTo?: number;
        /** @description Voltage in volts, or the lower end of a range */
        voltage?: number;
        /** @description The upper end of the range of voltage, in volts */
        voltageTo?: number;
        /** @description Number of battery packs */
        packs?: number;
        /** @description Number of modules in a pack */
        modulesPerPack?: number;
        /** @description Number of cells in a module */
        cellsPerModule?: number;
      };
      /** @description How the battery is charged */
      charging?: {
        /** @description Level of the charger: 1 and 2 for AC, 3 for DC */
        level?: number;
        /** @description Power of the charger in kilowatts */
        powerKw?: number;
      };
      /** @description The brakes */
      brakes?: {
        /**
         * @description Kind of brakes
         * @enum {string}
         */
        system?: "air" | "hydraulic" | "air-and-hydraulic" | "electric" | "mechanical";
        /** @description The brakes in the maker's words */
        description?: string;
        /**
         * @description Antilock braking system
         * @enum {string}
         */
        abs?: "standard" | "optional" | "not-available";
      };
      /** @description Seat belts and air bags */
      restraints?: {
        /**
         * @description Kind of seat belts
         * @enum {string}
         */
        seatBelts?: "manual" | "automatic" | "manual-and-automatic";
        /** @description Whether the seat belts have pretensioners */
        pretensioners?: boolean;
        /**
         * @description Where the vehicle has front air bags
         * @enum {string}
         */
        frontAirbags?:
          | "driver"
          | "passenger"
          | "first-row"
          | "first-two-rows"
          | "first-three-rows"
          | "all-rows";
        /**
         * @description Where the vehicle has side air bags
         * @enum {string}
         */
        sideAirbags?:
          | "driver"
          | "passenger"
          | "first-row"
          | "first-two-rows"
          | "first-three-rows"
          | "all-rows";
        /**
         * @description Where the vehicle has curtain air bags
         * @enum {string}
         */
        curtainAirbags?:
          | "driver"
          | "passenger"
          | "first-row"
          | "first-two-rows"
          | "first-three-rows"
          | "all-rows";
        /**
         * @description Where the vehicle has knee air bags
         * @enum {string}
         */
        kneeAirbags?:
          | "driver"
          | "passenger"
          | "first-row"
          | "first-two-rows"
          | "first-three-rows"
          | "all-rows";
        /**
         * @description Where the vehicle has air bags in the seat cushion
         * @enum {string}
         */
        seatCushionAirbags?:
          | "driver"
          | "passenger"
          | "first-row"
          | "first-two-rows"
          | "first-three-rows"
          | "all-rows";
        /** @description More about restraints, in the maker's words */
        other?: string[];
      };
      /** @description Which systems assist the driver */
      driverAssistance?: {
        /**
         * @description Adaptive cruise control
         * @enum {string}
         */
        adaptiveCruiseControl?: "standard" | "optional" | "not-available";
        /**
         * @description Blind spot intervention
         * @enum {string}
         */
        blindSpotIntervention?: "standard" | "optional" | "not-available";
        /**
         * @description Blind spot warning
         * @enum {string}
         */
        blindSpotWarning?: "standard" | "optional" | "not-available";
        /**
         * @description Crash imminent braking
         * @enum {string}
         */
        crashImminentBraking?: "standard" | "optional" | "not-available";
        /**
         * @description Dynamic brake support
         * @enum {string}
         */
        dynamicBrakeSupport?: "standard" | "optional" | "not-available";
        /**
         * @description Electronic stability control
         * @enum {string}
         */
        electronicStabilityControl?: "standard" | "optional" | "not-available";
        /**
         * @description Forward collision warning
         * @enum {string}
         */
        forwardCollisionWarning?: "standard" | "optional" | "not-available";
        /**
         * @description Lane centering assistance
         * @enum {string}
         */
        laneCentering?: "standard" | "optional" | "not-available";
        /**
         * @description Lane departure warning
         * @enum {string}
         */
        laneDepartureWarning?: "standard" | "optional" | "not-available";
        /**
         * @description Parking assist
         * @enum {string}
         */
        parkingAssist?: "standard" | "optional" | "not-available";
        /**
         * @description Pedestrian automatic emergency braking
         * @enum {string}
         */
        pedestrianBraking?: "standard" | "optional" | "not-available";
        /**
         * @description Rear automatic emergency braking
         * @enum {string}
         */
        rearBraking?: "standard" | "optional" | "not-available";
        /**
         * @description Backup camera
         * @enum {string}
         */
        rearCamera?: "standard" | "optional" | "not-available";
        /**
         * @description Traction control
         * @enum {string}
         */
        tractionControl?: "standard" | "optional" | "not-available";
        /**
         * @description Lane keeping assistance
         * @enum {string}
         */
        laneKeeping?: "standard" | "optional" | "not-available";
        /**
         * @description Rear cross traffic alert
         * @enum {string}
         */
        rearCrossTrafficAlert?: "standard" | "optional" | "not-available";
      };
      /** @description What EPA's label says. A range, or a list, if the rows that fit differ */
      efficiency?: {
        /** @description Miles per US gallon in the city; for electric cars the equivalent */
        cityMpg?:
          | number
          | {
              /** @description The lowest that fits */
              min: number;
              /** @description The highest that fits */
              max: number;
            };
        /** @description Miles per US gallon on the highway */
        highwayMpg?:
          | number
          | {
              /** @description The lowest that fits */
              min: number;
              /** @description The highest that fits */
              max: number;
            };
        /** @description Miles per US gallon, 55 % city and 45 % highway */
        combinedMpg?:
          | number
          | {
              /** @description The lowest that fits */
              min: number;
              /** @description The highest that fits */
              max: number;
            };
        /** @description Litres per 100 km, from `combinedMpg`; only for liquid fuels */
        litresPer100Km?:
          | number
          | {
              /** @description The lowest that fits */
              min: number;
              /** @description The highest that fits */
              max: number;
            };
        /** @description Kilowatt-hours per 100 miles */
        kWhPer100Miles?:
          | number
          | {
              /** @description The lowest that fits */
              min: number;
              /** @description The highest that fits */
              max: number;
            };
        /** @description Range of an electric car in miles */
        rangeMiles?:
          | number
          | {
              /** @description The lowest that fits */
              min: number;
              /** @description The highest that fits */
              max: number;
            };
        /** @description Grams of carbon dioxide per mile at the tailpipe */
        co2GramsPerMile?:
          | number
          | {
              /** @description The lowest that fits */
              min: number;
              /** @description The highest that fits */
              max: number;
            };
        /** @description EPA's size class */
        class: string | string[];
        /**
         * @description The US Environmental Protection Agency
         * @enum {string}
         */
        source: "epa";
      };
      /** @description Makes that the VIN does not distinguish; never with `make` */
      makeCandidates?: string[];
      /** @description Models that the VIN does not distinguish; never with `model` */
      modelCandidates?: string[];
      /** @description Years that the VIN does not distinguish. With `year`: the years that are also possible */
      yearCandidates?: number[];
      /** @description Production years of the type, if the VIN has no year */
      productionYears?: {
        /** @description First year */
        from: number;
        /** @description Last year; absent if no source gives one */
        to?: number;
      };
      /** @description Month of build, if the maker writes it */
      buildMonth?: number;
      /** @description The check digit, which not every market requires */
      checkDigit: {
        /** @description Whether position 9 is the computed check digit */
        valid: boolean;
        /** @description The computed check digit: 0-9 or X (49 CFR 565.15) */
        expected: string;
      };
      /** @description Confidence in the fields that no declaration to NHTSA decided */
      confidence?: {
        [key: string]: "published" | "two_sources" | "one_source";
      };
      /** @description NHTSA's error codes, if its procedure decided. 0 means no error */
      vpicCodes?: number[];
      /** @description Warnings about the answer, such as the list of unknown fields */
      warnings: {
        /**
         * @description Stable name of the warning
         * @enum {string}
         */
        code:
          | "check_digit"
          | "year_code"
          | "year_ambiguous"
          | "year_not_encoded"
          | "year_unknown"
          | "year_contradicted"
          | "no_detail"
          | "partial_match"
          | "suggested_vin"
          | "possible_values"
          | "invalid_positions"
          | "off_road"
          | "glider"
          | "incomplete_vehicle"
          | "model_ambiguous"
          | "make_ambiguous"
          | "not_registered_us"
          | "surrogate_vin"
          | "epa_differs"
          | "unknown_fields";
        /** @description The warning as a sentence */
        message: string;
        /** @description The positions of the VIN that the warning is about, from 1 to 17 */
        positions?: number[];
        /** @description The computed check digit */
        expected?: string;
        /** @description Years, models or makes that the VIN does not distinguish */
        candidates?: (number | string)[];
        /** @description The VIN with its one wrong character corrected */
        suggestedVin?: string;
        /** @description The characters that the maker's patterns allow at the positions that do not fit */
        possibleValues?: {
          /** @description Position of the VIN, from 1 to 17 */
          position: number;
          /** @description Every character that is allowed there */
          characters: string;
        }[];
        /** @description Fields that are not known */
        fields?: string[];
      }[];
      /** @description NHTSA's snapshot. `dataVersions` lists every table */
      dataVersion: string;
      /** @description With `explain`: what decided each field */
      explanation?: {
        /** @description The market, which decides whose tables are read */
        market: {
          /**
           * @description The market of the vehicle
           * @enum {string}
           */
          value: "north-america" | "elsewhere";
          /** @description Why the VIN belongs to this market */
          why: string;
        };
        /** @description The rule that gives the year, or the reason why it is unknown */
        year: string;
        /** @description What decided each field of the answer */
        fields: {
          /** @description The field of the vehicle, such as `engine.fuel` */
          field: string;
          /** @description Value of the field */
          value: string | number;
          /** @description The rule that decided, in a few words */
          rule: string;
          /** @description Ids of the sources, separated by commas */
          source: string;
          /**
           * @description How well the sources support a value. published: the maker or an authority says it. two_sources: two sources agree. one_source: one good source.
           * @enum {string}
           */
          confidence: "published" | "two_sources" | "one_source";
          /** @description NHTSA's schema that decided */
          schema?: string;
          /** @description NHTSA's number of that schema */
          schemaId?: number;
          /** @description Pattern of the schema for positions 4-8 | 10-17 */
          key?: string;
        }[];
        /** @description Everything that NHTSA says about the VIN, in its own words */
        elements: {
          /** @description NHTSA's number of the element */
          id: number;
          /** @description NHTSA's name of the element */
          name: string;
          /**
           * @description Value of the element, in NHTSA's words
           * @example Sedan/Saloon
           */
          value: string;
          /**
           * @description NHTSA's number of the value, if it is from a list. `Not Applicable` has none
           * @example 13
           */
          valueId?: number;
          /**
           * @description Where the value is from. pattern: a key that fits. engine_model: the engine that a key names. specification: NHTSA's table for the model. code: the maker's code. model: the make of the model. year: the model year. conversion: another unit. default: what NHTSA says of all vehicles of this type.
           * @example pattern
           * @enum {string}
           */
          origin:
            | "pattern"
            | "engine_model"
            | "specification"
            | "code"
            | "model"
            | "year"
            | "conversion"
            | "default";
          /** @description NHTSA's schema that decided */
          schema?: string;
          /** @description NHTSA's number of that schema */
          schemaId?: number;
          /** @description Pattern of the schema for positions 4-8 | 10-17 */
          key?: string;
        }[];
        /** @description The sources that were read */
        sources: {
          /** @description Id of the source, as in `source` and `sources` */
          id: string;
          /** @description Title of the source */
          title: string;
          /** @description Address at which the source was read */
          url: string;
        }[];
      };
    };
    /**
     * @description A VIN and the options of its decode.
     * @example {
     *       "vin": "1HGCM82633A004352"
     *     }
     */
    VehicleRequest: {
      /**
       * @description 17 characters
       * @example 1HGCM82633A004352
       */
      vin: string;
      /** @description The model year, if the caller knows it */
      year?: number;
      /** @description A wrong check digit or year code is an error if the law requires it */
      strict?: boolean;
      /** @description Adds `explanation` */
      explain?: boolean;
    };
    /** @description An estimate, not advice. */
    TaxResult: {
      /** @description Code, such as US-CA */
      jurisdiction: string;
      /** @description Such as `2026`, or `2026-27` where the tax year spans two */
      tax_year: string;
      /**
       * Format: date
       * @description First day of the tax year
       */
      period_start: string;
      /**
       * Format: date
       * @description Last day of the tax year
       */
      period_end: string;
      /**
       * @description The filing status that was calculated with
       * @enum {string}
       */
      filing_status:
        | "single"
        | "married_joint"
        | "married_separate"
        | "head_of_household"
        | "surviving_spouse";
      /** @description ISO 4217 code of the currency of all amounts */
      currency: string;
      /** @description Every tax of the return less every credit, before payments; 0 at least */
      tax_due: number;
      /** @description What refundable credits pay out beyond the tax */
      refund?: number;
      /** @description tax_due as a fraction of gross_income, 6 decimals */
      effective_rate: number;
      /** @description Change of tax_due over the next 100 units of wages, per unit; of profit, if there is a profit and no wages. More units are used if a country rounds coarsely */
      marginal_rate: number;
      /** @description Q1 to Q4; they add up to tax_due, less withholding, exactly */
      quarterly: components["schemas"]["QuarterlyPayment"][];
      /** @description Each tax that the code stands for, the national one first */
      levels: {
        /** @description Code, such as US-CA */
        jurisdiction: string;
        /** @description The part of tax_due that this level asks for */
        tax_due: number;
        /** @description The part of refund */
        refund?: number;
        /** @description Named amounts of the return */
        components: {
          [key: string]: number;
        };
      }[];
      /** @description The country's real schedule, if it is not four quarters */
      instalments?: {
        /** @description Name of the instalment, such as `1 (2026-03)` */
        period: string;
        /** @description Amount to pay, in `currency` */
        payment: number;
        /**
         * Format: date
         * @description Last day for the payment; absent if the law fixes no day
         */
        due_date?: string;
      }[];
      /**
       * @description Whether some figures used are those of an earlier year
       * @enum {string}
       */
      figures: "published" | "carried_forward";
      /** @description The figures that are those of an earlier year */
      carried_forward?: string[];
      /** @description What was assumed and what was left out, in sentences */
      assumptions: string[];
      /** @description Components and steps; with `explain: true` */
      explanation?: {
        /** @description Named amounts */
        components: {
          [key: string]: number;
        };
        /** @description Every step, in order, with the figure it used */
        lines: {
          /** @description Whose figures the step used */
          jurisdiction: string;
          /** @description What was done: `tax.band`, `standard_deduction`, `rounding` */
          step: string;
          /** @description The result of the step, in `currency`, 4 decimals */
          amount: number;
          /** @description The amount that the step applied to, 4 decimals */
          base?: number;
          /** @description The rate that the step applied, a fraction with 8 decimals */
          rate?: number;
          /** @description The line of the printed form, such as `Form 1040, line 15` */
          form_line?: string;
          /** @description The figure used, as GET /v1/jurisdictions/{code} lists it */
          parameter?: string;
          /**
           * Format: date
           * @description First day on which the figure is in force
           */
          effective_from?: string;
          /**
           * @description Whether two independent sources state the figure, or one
           * @enum {string}
           */
          confidence?: "two_sources" | "one_source";
          /** @description Where the figure was read */
          sources?: {
            /** @description Title of the page or document */
            title: string;
            /** @description Its public address */
            url: string;
            /** @description Day on which it was read, such as `2026-11-20` */
            read_on: string;
          }[];
        }[];
      };
    };
    /** @description What is paid for one quarter */
    QuarterlyPayment: {
      /** @description Q1 to Q4 */
      period: string;
      /** @description Amount to pay, in `currency` */
      payment: number;
      /**
       * Format: date
       * @description Last day for the payment; absent if the law fixes no day
       */
      due_date?: string;
      /** @description The payment to each level, where shares or dates differ */
      parts?: {
        /** @description Code, such as US-CA */
        jurisdiction: string;
        /** @description Amount to pay, in `currency` */
        payment: number;
        /**
         * Format: date
         * @description Last day for the payment; absent if the law fixes no day
         */
        due_date?: string;
      }[];
    };
    /**
     * @description An income, its year, and the jurisdiction whose law applies.
     * @example {
     *       "jurisdiction": "US-CA",
     *       "filing_status": "single",
     *       "gross_income": 85000,
     *       "deductions": 0,
     *       "tax_year": 2025
     *     }
     */
    TaxRequest: {
      /** @description ISO code of a country or region, case-insensitive: US, US-CA, GB, GB-SCT, CA-ON */
      jurisdiction: string;
      /** @description Whole income of the year. If spouses file together, the income of both */
      gross_income: number;
      /**
       * @description Default: `single`; `assumptions` then says so
       * @enum {string}
       */
      filing_status?:
        | "single"
        | "married_joint"
        | "married_separate"
        | "head_of_household"
        | "surviving_spouse";
      /** @description Total that is claimed. United States: replaces the standard deduction if it is larger */
      deductions?: number;
      /** @description Default: the tax year that contains the current day */
      tax_year?: number | string;
      /** @description Age of the taxpayer in years, at the end of the tax year */
      age?: number;
      /** @description Age of the spouse in years, at the end of the tax year */
      spouse_age?: number;
      /** @description Number of dependents. Default: the number of `dependent_ages` */
      dependents?: number;
      /** @description Ages of the dependents at the end of the tax year */
      dependent_ages?: number[];
      /** @description The part of gross_income that the spouse earns, or loses */
      spouse_income?: number;
      /** @description Part of gross_income: net profit of self-employment, or a loss */
      self_employment_income?: number;
      /** @description Part of gross_income: dividends */
      dividends?: number;
      /** @description Part of gross_income: net long-term gain, or a loss */
      long_term_capital_gains?: number;
      /** @description Tax withheld this year: payments split what it leaves of tax_due */
      withholding?: number;
      /** @description Tax of last year; for planEstimatedTax */
      prior_year_tax?: number;
      /** @description Adjusted gross income of last year; for planEstimatedTax */
      prior_year_income?: number;
      /** @description Tax regime, such as old or new in India */
      regime?: string;
      /** @description France: parts of the family quotient */
      parts?: number;
      /** @description Rate of the municipality or county */
      local_tax_rate?: number;
      /** @description Rate of the church tax, for members: 0.09 is 9 % */
      church_tax_rate?: number;
      /** @description Israel: credit points */
      credit_points?: number;
      /** @description Hong Kong: total allowances, in place of the basic or married one */
      allowances?: number;
      /**
       * @description schedule (default) is exact to the cent; table follows the printed tax table if there is one
       * @enum {string}
       */
      method?: "schedule" | "table";
      /** @description Refuses figures that are carried forward, and a single year number if tax years span two calendar years */
      strict?: boolean;
      /** @description Adds `explanation` */
      explain?: boolean;
      /** @description The spouse's part of self_employment_income */
      spouse_self_employment_income?: number;
      /** @description Part of gross_income: taxable interest */
      interest?: number;
      /** @description Interest beside gross_income that this tax exempts */
      tax_exempt_interest?: number;
      /** @description United States: the part of dividends that is not qualified */
      nonqualified_dividends?: number;
      /** @description Part of gross_income: net short-term gain, or a loss */
      short_term_capital_gains?: number;
      /** @description Part of gross_income: taxable pensions */
      pensions?: number;
      /** @description The part of pensions that is military retirement pay */
      military_pensions?: number;
      /** @description The spouse's part of pensions */
      spouse_pensions?: number;
      /** @description Part of gross_income: Social Security benefits, before tax */
      social_security?: number;
      /** @description The spouse's part of social_security */
      spouse_social_security?: number;
      /** @description Part of gross_income: unemployment benefits */
      unemployment?: number;
      /** @description Part of gross_income: net rent, or a loss */
      rental_income?: number;
      /** @description United States: what is subtracted before adjusted gross income */
      adjustments?: {
        /** @description Paid to traditional IRAs */
        ira?: number;
        /** @description Paid to health savings accounts, not by work */
        hsa?: number;
        /** @description Interest on student loans */
        student_loan_interest?: number;
        /** @description Health insurance of the self-employed */
        self_employed_health?: number;
        /** @description Paid to SEP, SIMPLE or solo 401(k) plans */
        self_employed_retirement?: number;
        /** @description What a teacher paid for the classroom */
        educator?: number;
      };
      /** @description United States: itemized deductions by kind, taken if they leave less tax */
      itemized?: {
        /** @description Interest on the debt for the home */
        mortgage_interest?: number;
        /** @description Taxes on real estate */
        property_tax?: number;
        /** @description State and local income tax paid. Default: as calculated */
        state_income_tax?: number;
        /** @description Gifts in cash to public charities */
        charity?: number;
        /** @description Medical expenses, before the floor */
        medical?: number;
        /** @description Other itemized deductions */
        other?: number;
      };
      /** @description United States: the business, for the deduction of 26 U.S.C. 199A */
      business?: {
        /** @description Whether it is a specified service, such as law or consulting */
        specified_service?: boolean;
        /** @description Wages that the business paid */
        w2_wages?: number;
        /** @description Cost of its property */
        property?: number;
      };
      /** @description United States: qualified tips, which gross_income contains */
      tips?: number;
      /** @description United States: the premium part of overtime pay in gross_income */
      overtime?: number;
      /** @description United States: interest on a loan for a new car assembled there */
      car_loan_interest?: number;
      /** @description United States: tuition of each student in the first four years */
      american_opportunity_expenses?: number[];
      /** @description United States: other tuition, of all students */
      lifetime_learning_expenses?: number;
      /** @description United States: paid to plans at work, beside gross_income */
      retirement_contributions?: number;
      /** @description United States: paid for the care of children under 13, to work */
      care_expenses?: number;
      /** @description The state's part of withholding; for planEstimatedTax */
      state_withholding?: number;
      /** @description The state's part of prior_year_tax; for planEstimatedTax */
      state_prior_year_tax?: number;
      /**
       * @description all (default): with the national tax; own: one level alone
       * @enum {string}
       */
      levels?: "all" | "own";
      /**
       * @description employment (default) applies what every employee gets; taxable_income only what every resident gets
       * @enum {string}
       */
      basis?: "employment" | "taxable_income";
      /**
       * @description given (default): `deductions` contains the contributions of employees; calculate: they are calculated, and deducted as the law says
       * @enum {string}
       */
      contributions?: "given" | "calculate";
    };
    /** @description Where the tax changes its slope or jumps */
    MarginalSchedule: {
      /** @description Code, such as US-CA */
      jurisdiction: string;
      /** @description Such as `2026`, or `2026-27` where the tax year spans two */
      tax_year: string;
      /** @description ISO 4217 code of the currency of all amounts */
      currency: string;
      /** @description The income at which the schedule ends: twice `gross_income`, and at least 100,000 */
      up_to: number;
      /** @description The segments, the lowest income first. Along them the wages grow, or the profit if there are no wages; all other parts of the income stay as they are, so the first segment starts at their sum */
      segments: components["schemas"]["MarginalSegment"][];
      /** @description True if there are more segments than are listed. Ask again with a smaller gross_income */
      is_truncated: boolean;
    };
    /** @description A range of income in which the tax rises in a straight line, or at a rate that itself changes evenly */
    MarginalSegment: {
      /** @description The income at which the segment starts, to the minor unit */
      from: number;
      /** @description The tax on exactly that income */
      tax_at: number;
      /** @description The additional tax per additional unit of income */
      rate: number;
      /** @description The rate at the end of the segment, if it changes evenly within the segment (as in Germany's progression zones) */
      rate_at_end?: number;
      /** @description The change of the tax between one minor unit below `from` and `from` itself, if the tax jumps there */
      cliff?: number;
      /** @description Given if the law rounds inside the calculation, so that the tax rises in small steps. Up to the next segment, the tax stays within this amount of the line */
      rounding?: number;
    };
    /** @description The income that leaves a net income after its tax */
    GrossForResult: {
      /** @description Code, such as US-CA */
      jurisdiction: string;
      /** @description Such as `2026`, or `2026-27` where the tax year spans two */
      tax_year: string;
      /** @description ISO 4217 code of the currency of all amounts */
      currency: string;
      /** @description The lowest income that leaves at least `net` */
      gross_income: number;
      /** @description The tax on that income */
      tax_due: number;
      /** @description What that income leaves: `gross_income` less `tax_due` */
      net: number;
      /** @description True if the net is met to the minor unit. At a jump of the tax no income may meet it; the net is then the next higher one */
      is_exact: boolean;
    };
    /**
     * @description A net income, its year, and the jurisdiction whose law applies.
     * @example {
     *       "jurisdiction": "US",
     *       "net": 50000,
     *       "tax_year": 2025
     *     }
     */
    GrossForRequest: {
      /** @description ISO code of a country or region, case-insensitive: US, US-CA, GB, GB-SCT, CA-ON */
      jurisdiction: string;
      /** @description Income that the year must leave after its tax. Parts of the income that are named stay as they are: the wages beside them are found */
      net: number;
      /**
       * @description Default: `single`; `assumptions` then says so
       * @enum {string}
       */
      filing_status?:
        | "single"
        | "married_joint"
        | "married_separate"
        | "head_of_household"
        | "surviving_spouse";
      /** @description Total that is claimed. United States: replaces the standard deduction if it is larger */
      deductions?: number;
      /** @description Default: the tax year that contains the current day */
      tax_year?: number | string;
      /** @description Age of the taxpayer in years, at the end of the tax year */
      age?: number;
      /** @description Age of the spouse in years, at the end of the tax year */
      spouse_age?: number;
      /** @description Number of dependents. Default: the number of `dependent_ages` */
      dependents?: number;
      /** @description Ages of the dependents at the end of the tax year */
      dependent_ages?: number[];
      /** @description The part of gross_income that the spouse earns, or loses */
      spouse_income?: number;
      /** @description Part of gross_income: net profit of self-employment, or a loss */
      self_employment_income?: number;
      /** @description Part of gross_income: dividends */
      dividends?: number;
      /** @description Part of gross_income: net long-term gain, or a loss */
      long_term_capital_gains?: number;
      /** @description Tax withheld this year: payments split what it leaves of tax_due */
      withholding?: number;
      /** @description Tax of last year; for planEstimatedTax */
      prior_year_tax?: number;
      /** @description Adjusted gross income of last year; for planEstimatedTax */
      prior_year_income?: number;
      /** @description Tax regime, such as old or new in India */
      regime?: string;
      /** @description France: parts of the family quotient */
      parts?: number;
      /** @description Rate of the municipality or county */
      local_tax_rate?: number;
      /** @description Rate of the church tax, for members: 0.09 is 9 % */
      church_tax_rate?: number;
      /** @description Israel: credit points */
      credit_points?: number;
      /** @description Hong Kong: total allowances, in place of the basic or married one */
      allowances?: number;
      /**
       * @description schedule (default) is exact to the cent; table follows the printed tax table if there is one
       * @enum {string}
       */
      method?: "schedule" | "table";
      /** @description Refuses figures that are carried forward, and a single year number if tax years span two calendar years */
      strict?: boolean;
      /** @description Adds `explanation` */
      explain?: boolean;
      /** @description The spouse's part of self_employment_income */
      spouse_self_employment_income?: number;
      /** @description Part of gross_income: taxable interest */
      interest?: number;
      /** @description Interest beside gross_income that this tax exempts */
      tax_exempt_interest?: number;
      /** @description United States: the part of dividends that is not qualified */
      nonqualified_dividends?: number;
      /** @description Part of gross_income: net short-term gain, or a loss */
      short_term_capital_gains?: number;
      /** @description Part of gross_income: taxable pensions */
      pensions?: number;
      /** @description The part of pensions that is military retirement pay */
      military_pensions?: number;
      /** @description The spouse's part of pensions */
      spouse_pensions?: number;
      /** @description Part of gross_income: Social Security benefits, before tax */
      social_security?: number;
      /** @description The spouse's part of social_security */
      spouse_social_security?: number;
      /** @description Part of gross_income: unemployment benefits */
      unemployment?: number;
      /** @description Part of gross_income: net rent, or a loss */
      rental_income?: number;
      /** @description United States: what is subtracted before adjusted gross income */
      adjustments?: {
        /** @description Paid to traditional IRAs */
        ira?: number;
        /** @description Paid to health savings accounts, not by work */
        hsa?: number;
        /** @description Interest on student loans */
        student_loan_interest?: number;
        /** @description Health insurance of the self-employed */
        self_employed_health?: number;
        /** @description Paid to SEP, SIMPLE or solo 401(k) plans */
        self_employed_retirement?: number;
        /** @description What a teacher paid for the classroom */
        educator?: number;
      };
      /** @description United States: itemized deductions by kind, taken if they leave less tax */
      itemized?: {
        /** @description Interest on the debt for the home */
        mortgage_interest?: number;
        /** @description Taxes on real estate */
        property_tax?: number;
        /** @description State and local income tax paid. Default: as calculated */
        state_income_tax?: number;
        /** @description Gifts in cash to public charities */
        charity?: number;
        /** @description Medical expenses, before the floor */
        medical?: number;
        /** @description Other itemized deductions */
        other?: number;
      };
      /** @description United States: the business, for the deduction of 26 U.S.C. 199A */
      business?: {
        /** @description Whether it is a specified service, such as law or consulting */
        specified_service?: boolean;
        /** @description Wages that the business paid */
        w2_wages?: number;
        /** @description Cost of its property */
        property?: number;
      };
      /** @description United States: qualified tips, which gross_income contains */
      tips?: number;
      /** @description United States: the premium part of overtime pay in gross_income */
      overtime?: number;
      /** @description United States: interest on a loan for a new car assembled there */
      car_loan_interest?: number;
      /** @description United States: tuition of each student in the first four years */
      american_opportunity_expenses?: number[];
      /** @description United States: other tuition, of all students */
      lifetime_learning_expenses?: number;
      /** @description United States: paid to plans at work, beside gross_income */
      retirement_contributions?: number;
      /** @description United States: paid for the care of children under 13, to work */
      care_expenses?: number;
      /** @description The state's part of withholding; for planEstimatedTax */
      state_withholding?: number;
      /** @description The state's part of prior_year_tax; for planEstimatedTax */
      state_prior_year_tax?: number;
      /**
       * @description all (default): with the national tax; own: one level alone
       * @enum {string}
       */
      levels?: "all" | "own";
      /**
       * @description employment (default) applies what every employee gets; taxable_income only what every resident gets
       * @enum {string}
       */
      basis?: "employment" | "taxable_income";
      /**
       * @description given (default): `deductions` contains the contributions of employees; calculate: they are calculated, and deducted as the law says
       * @enum {string}
       */
      contributions?: "given" | "calculate";
    };
    /** @description One calculation for every filing status, or for every tax year */
    TaxComparison: {
      /** @description One result per status or year */
      results: components["schemas"]["TaxResult"][];
    };
    /**
     * @description A calculation, and for what it is repeated.
     * @example {
     *       "jurisdiction": "US",
     *       "gross_income": 90000,
     *       "tax_year": 2025,
     *       "by": "filing_status"
     *     }
     */
    TaxComparisonRequest: {
      /** @description ISO code of a country or region, case-insensitive: US, US-CA, GB, GB-SCT, CA-ON */
      jurisdiction: string;
      /** @description Whole income of the year. If spouses file together, the income of both */
      gross_income: number;
      /**
       * @description Default: `single`; `assumptions` then says so
       * @enum {string}
       */
      filing_status?:
        | "single"
        | "married_joint"
        | "married_separate"
        | "head_of_household"
        | "surviving_spouse";
      /** @description Total that is claimed. United States: replaces the standard deduction if it is larger */
      deductions?: number;
      /** @description Default: the tax year that contains the current day */
      tax_year?: number | string;
      /** @description Age of the taxpayer in years, at the end of the tax year */
      age?: number;
      /** @description Age of the spouse in years, at the end of the tax year */
      spouse_age?: number;
      /** @description Number of dependents. Default: the number of `dependent_ages` */
      dependents?: number;
      /** @description Ages of the dependents at the end of the tax year */
      dependent_ages?: number[];
      /** @description The part of gross_income that the spouse earns, or loses */
      spouse_income?: number;
      /** @description Part of gross_income: net profit of self-employment, or a loss */
      self_employment_income?: number;
      /** @description Part of gross_income: dividends */
      dividends?: number;
      /** @description Part of gross_income: net long-term gain, or a loss */
      long_term_capital_gains?: number;
      /** @description Tax withheld this year: payments split what it leaves of tax_due */
      withholding?: number;
      /** @description Tax of last year; for planEstimatedTax */
      prior_year_tax?: number;
      /** @description Adjusted gross income of last year; for planEstimatedTax */
      prior_year_income?: number;
      /** @description Tax regime, such as old or new in India */
      regime?: string;
      /** @description France: parts of the family quotient */
      parts?: number;
      /** @description Rate of the municipality or county */
      local_tax_rate?: number;
      /** @description Rate of the church tax, for members: 0.09 is 9 % */
      church_tax_rate?: number;
      /** @description Israel: credit points */
      credit_points?: number;
      /** @description Hong Kong: total allowances, in place of the basic or married one */
      allowances?: number;
      /**
       * @description schedule (default) is exact to the cent; table follows the printed tax table if there is one
       * @enum {string}
       */
      method?: "schedule" | "table";
      /** @description Refuses figures that are carried forward, and a single year number if tax years span two calendar years */
      strict?: boolean;
      /** @description Adds `explanation` */
      explain?: boolean;
      /** @description The spouse's part of self_employment_income */
      spouse_self_employment_income?: number;
      /** @description Part of gross_income: taxable interest */
      interest?: number;
      /** @description Interest beside gross_income that this tax exempts */
      tax_exempt_interest?: number;
      /** @description United States: the part of dividends that is not qualified */
      nonqualified_dividends?: number;
      /** @description Part of gross_income: net short-term gain, or a loss */
      short_term_capital_gains?: number;
      /** @description Part of gross_income: taxable pensions */
      pensions?: number;
      /** @description The part of pensions that is military retirement pay */
      military_pensions?: number;
      /** @description The spouse's part of pensions */
      spouse_pensions?: number;
      /** @description Part of gross_income: Social Security benefits, before tax */
      social_security?: number;
      /** @description The spouse's part of social_security */
      spouse_social_security?: number;
      /** @description Part of gross_income: unemployment benefits */
      unemployment?: number;
      /** @description Part of gross_income: net rent, or a loss */
      rental_income?: number;
      /** @description United States: what is subtracted before adjusted gross income */
      adjustments?: {
        /** @description Paid to traditional IRAs */
        ira?: number;
        /** @description Paid to health savings accounts, not by work */
        hsa?: number;
        /** @description Interest on student loans */
        student_loan_interest?: number;
        /** @description Health insurance of the self-employed */
        self_employed_health?: number;
        /** @description Paid to SEP, SIMPLE or solo 401(k) plans */
        self_employed_retirement?: number;
        /** @description What a teacher paid for the classroom */
        educator?: number;
      };
      /** @description United States: itemized deductions by kind, taken if they leave less tax */
      itemized?: {
        /** @description Interest on the debt for the home */
        mortgage_interest?: number;
        /** @description Taxes on real estate */
        property_tax?: number;
        /** @description State and local income tax paid. Default: as calculated */
        state_income_tax?: number;
        /** @description Gifts in cash to public charities */
        charity?: number;
        /** @description Medical expenses, before the floor */
        medical?: number;
        /** @description Other itemized deductions */
        other?: number;
      };
      /** @description United States: the business, for the deduction of 26 U.S.C. 199A */
      business?: {
        /** @description Whether it is a specified service, such as law or consulting */
        specified_service?: boolean;
        /** @description Wages that the business paid */
        w2_wages?: number;
        /** @description Cost of its property */
        property?: number;
      };
      /** @description United States: qualified tips, which gross_income contains */
      tips?: number;
      /** @description United States: the premium part of overtime pay in gross_income */
      overtime?: number;
      /** @description United States: interest on a loan for a new car assembled there */
      car_loan_interest?: number;
      /** @description United States: tuition of each student in the first four years */
      american_opportunity_expenses?: number[];
      /** @description United States: other tuition, of all students */
      lifetime_learning_expenses?: number;
      /** @description United States: paid to plans at work, beside gross_income */
      retirement_contributions?: number;
      /** @description United States: paid for the care of children under 13, to work */
      care_expenses?: number;
      /** @description The state's part of withholding; for planEstimatedTax */
      state_withholding?: number;
      /** @description The state's part of prior_year_tax; for planEstimatedTax */
      state_prior_year_tax?: number;
      /**
       * @description all (default): with the national tax; own: one level alone
       * @enum {string}
       */
      levels?: "all" | "own";
      /**
       * @description employment (default) applies what every employee gets; taxable_income only what every resident gets
       * @enum {string}
       */
      basis?: "employment" | "taxable_income";
      /**
       * @description given (default): `deductions` contains the contributions of employees; calculate: they are calculated, and deducted as the law says
       * @enum {string}
       */
      contributions?: "given" | "calculate";
      /**
       * @description filing_status: every status of the jurisdiction, lowest tax first; tax_year: every loaded year, oldest first
       * @enum {string}
       */
      by: "filing_status" | "tax_year";
    };
    /** @description The payments during a year that avoid a penalty */
    EstimatedTaxPlan: {
      /** @description Code, such as US-CA */
      jurisdiction: string;
      /** @description Such as `2026`, or `2026-27` where the tax year spans two */
      tax_year: string;
      /** @description ISO 4217 code of the currency of all amounts */
      currency: string;
      /** @description What the return asks for, before withholding */
      total_tax: number;
      /** @description What must be paid during the year, withholding included */
      required_annual_payment: number;
      /** @description Tax withheld this year */
      withholding: number;
      /** @description What is left to pay in instalments; 0 if none is required */
      estimated_payments: number;
      /** @description Q1 to Q4; they add up to estimated_payments exactly */
      payments: components["schemas"]["QuarterlyPayment"][];
      /** @description The nation, then the state: each has rules of its own */
      levels: {
        /** @description Code, such as US-CA */
        jurisdiction: string;
        /** @description What the return asks for, before withholding */
        total_tax: number;
        /** @description The share of this year's tax that avoids a penalty */
        current_year_amount: number;
        /** @description The amount by last year's tax that avoids a penalty; absent if last year's tax does not count */
        prior_year_amount?: number;
        /** @description What must be paid during the year, withholding included */
        required_annual_payment: number;
        /** @description Tax withheld this year */
        withholding: number;
        /** @description What is left to pay in instalments; 0 if none is required */
        estimated_payments: number;
        /**
         * @description Which rule decided the amount
         * @enum {string}
         */
        reason:
          | "balance_under_threshold"
          | "no_tax_last_year"
          | "covered_by_withholding"
          | "prior_year"
          | "current_year";
        /** @description Where the rules were read */
        sources: {
          /** @description Title of the page or document */
          title: string;
          /** @description Its public address */
          url: string;
          /** @description Day on which it was read, such as `2026-11-20` */
          read_on: string;
        }[];
      }[];
      /** @description What was assumed and what was left out, in sentences */
      assumptions: string[];
      /** @description Components and steps; with `explain: true` */
      explanation?: {
        /** @description Named amounts */
        components: {
          [key: string]: number;
        };
        /** @description Every step, in order, with the figure it used */
        lines: {
          /** @description Whose figures the step used */
          jurisdiction: string;
          /** @description What was done: `tax.band`, `standard_deduction`, `rounding` */
          step: string;
          /** @description The result of the step, in `currency`, 4 decimals */
          amount: number;
          /** @description The amount that the step applied to, 4 decimals */
          base?: number;
          /** @description The rate that the step applied, a fraction with 8 decimals */
          rate?: number;
          /** @description The line of the printed form, such as `Form 1040, line 15` */
          form_line?: string;
          /** @description The figure used, as GET /v1/jurisdictions/{code} lists it */
          parameter?: string;
          /**
           * Format: date
           * @description First day on which the figure is in force
           */
          effective_from?: string;
          /**
           * @description Whether two independent sources state the figure, or one
           * @enum {string}
           */
          confidence?: "two_sources" | "one_source";
          /** @description Where the figure was read */
          sources?: {
            /** @description Title of the page or document */
            title: string;
            /** @description Its public address */
            url: string;
            /** @description Day on which it was read, such as `2026-11-20` */
            read_on: string;
          }[];
        }[];
      };
    };
    /** @description An estimate, not advice. */
    PayResult: {
      /** @description Code, such as US-CA */
      jurisdiction: string;
      /** @description Such as `2026`, or `2026-27` where the tax year spans two */
      tax_year: string;
      /**
       * Format: date
       * @description First day of the tax year
       */
      period_start: string;
      /**
       * Format: date
       * @description Last day of the tax year
       */
      period_end: string;
      /**
       * @description The filing status that was calculated with
       * @enum {string}
       */
      filing_status:
        | "single"
        | "married_joint"
        | "married_separate"
        | "head_of_household"
        | "surviving_spouse";
      /** @description ISO 4217 code of the currency of all amounts */
      currency: string;
      /** @description Gross salary */
      gross_income: number;
      /** @description Income tax of every level that `jurisdiction` means */
      income_tax: number;
      /** @description Tax of a place below state or province that is not in the income tax; absent if it is not known */
      local_tax?: number;
      /** @description What left the pay before tax; absent if nothing */
      pre_tax?: number;
      /** @description What the employee contributes */
      employee_contributions: number;
      /** @description What the employer contributes on top */
      employer_contributions: number;
      /** @description Amounts that are paid out with the wages and are neither tax nor contribution */
      additions: number;
      /** @description gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions, exactly */
      net_income: number;
      /** @description gross_income + employer_contributions, exactly */
      employer_cost: number;
      /** @description Every contribution, both sides */
      contributions: {
        /** @description Name in snake_case, unique within the country */
        id: string;
        /** @description Name for people */
        name: string;
        /** @description What the employee pays in the year */
        employee: number;
        /** @description What the employer pays in the year */
        employer: number;
        /** @description The amount of the year to which the rates of the contribution apply */
        base: number;
        /** @description Whether the pay is above the ceiling in some period */
        cap_reached: boolean;
      }[];
      /** @description The same amounts for a month, a fortnight and a week */
      per_period: {
        /** @description One of `salaries_per_year` salaries */
        month: {
          /** @description Gross salary */
          gross_income: number;
          /** @description Income tax of every level that `jurisdiction` means */
          income_tax: number;
          /** @description Tax of a place below state or province that is not in the income tax; absent if it is not known */
          local_tax?: number;
          /** @description What left the pay before tax; absent if nothing */
          pre_tax?: number;
          /** @description What the employee contributes */
          employee_contributions: number;
          /** @description What the employer contributes on top */
          employer_contributions: number;
          /** @description Amounts that are paid out with the wages and are neither tax nor contribution */
          additions: number;
          /** @description gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions, exactly */
          net_income: number;
          /** @description gross_income + employer_contributions, exactly */
          employer_cost: number;
        };
        /** @description One of 26 parts */
        fortnight: {
          /** @description Gross salary */
          gross_income: number;
          /** @description Income tax of every level that `jurisdiction` means */
          income_tax: number;
          /** @description Tax of a place below state or province that is not in the income tax; absent if it is not known */
          local_tax?: number;
          /** @description What left the pay before tax; absent if nothing */
          pre_tax?: number;
          /** @description What the employee contributes */
          employee_contributions: number;
          /** @description What the employer contributes on top */
          employer_contributions: number;
          /** @description Amounts that are paid out with the wages and are neither tax nor contribution */
          additions: number;
          /** @description gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions, exactly */
          net_income: number;
          /** @description gross_income + employer_contributions, exactly */
          employer_cost: number;
        };
        /** @description One of 52 parts */
        week: {
          /** @description Gross salary */
          gross_income: number;
          /** @description Income tax of every level that `jurisdiction` means */
          income_tax: number;
          /** @description Tax of a place below state or province that is not in the income tax; absent if it is not known */
          local_tax?: number;
          /** @description What left the pay before tax; absent if nothing */
          pre_tax?: number;
          /** @description What the employee contributes */
          employee_contributions: number;
          /** @description What the employer contributes on top */
          employer_contributions: number;
          /** @description Amounts that are paid out with the wages and are neither tax nor contribution */
          additions: number;
          /** @description gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions, exactly */
          net_income: number;
          /** @description gross_income + employer_contributions, exactly */
          employer_cost: number;
        };
      };
      /**
       * @description Whether some figures used are those of an earlier year
       * @enum {string}
       */
      figures: "published" | "carried_forward";
      /** @description The figures that are those of an earlier year */
      carried_forward?: string[];
      /** @description What was assumed and what was left out, in sentences */
      assumptions: string[];
      /** @description Components and steps; with `explain: true` */
      explanation?: {
        /** @description Named amounts */
        components: {
          [key: string]: number;
        };
        /** @description Every step, in order, with the figure it used */
        lines: {
          /** @description Whose figures the step used */
          jurisdiction: string;
          /** @description What was done: `tax.band`, `standard_deduction`, `rounding` */
          step: string;
          /** @description The result of the step, in `currency`, 4 decimals */
          amount: number;
          /** @description The amount that the step applied to, 4 decimals */
          base?: number;
          /** @description The rate that the step applied, a fraction with 8 decimals */
          rate?: number;
          /** @description The line of the printed form, such as `Form 1040, line 15` */
          form_line?: string;
          /** @description The figure used, as GET /v1/jurisdictions/{code} lists it */
          parameter?: string;
          /**
           * Format: date
           * @description First day on which the figure is in force
           */
          effective_from?: string;
          /**
           * @description Whether two independent sources state the figure, or one
           * @enum {string}
           */
          confidence?: "two_sources" | "one_source";
          /** @description Where the figure was read */
          sources?: {
            /** @description Title of the page or document */
            title: string;
            /** @description Its public address */
            url: string;
            /** @description Day on which it was read, such as `2026-11-20` */
            read_on: string;
          }[];
        }[];
      };
    };
    /**
     * @description A gross salary, its year, and the place whose law applies.
     * @example {
     *       "jurisdiction": "DE",
     *       "gross_income": 58000,
     *       "tax_year": 2026
     *     }
     */
    PayRequest: {
      /** @description ISO code of a country or region, case-insensitive. The code of a state or province includes the federal level; US and CA are the federal level alone */
      jurisdiction: string;
      /** @description Gross salary of the year, or of one `period`. If spouses file together, the salary of both */
      gross_income: number;
      /**
       * @description The period of the given pay. Default: year
       * @enum {string}
       */
      period?: "year" | "month" | "fortnight" | "week" | "hour";
      /** @description Number of monthly salaries in a year: 12, 13 or 14. Default: the usual number of the country. The pay of a year is that many times the pay of a month */
      salaries_per_year?: number;
      /** @description Hours in a week, for `period` hour. A year has 52 weeks */
      hours_per_week?: number;
      /** @description United States: paid from the wages of the year before tax */
      pre_tax?: {
        /** @description Deferrals to a 401(k) or a similar plan */
        retirement?: number;
        /** @description Health insurance under a cafeteria plan */
        health?: number;
        /** @description Health savings account, by salary */
        hsa?: number;
        /** @description Transit passes and parking */
        commuter?: number;
      };
      /** @description United States: the business, for the deduction of 26 U.S.C. 199A */
      business?: {
        /** @description Whether it is a specified service, such as law or consulting */
        specified_service?: boolean;
        /** @description Wages that the business paid */
        w2_wages?: number;
        /** @description Cost of its property */
        property?: number;
      };
      /** @description Inputs that have no other field, such as the rate of a health fund. docs/pay-coverage.md lists the options of each country */
      options?: {
        [key: string]: number | string | boolean;
      };
      /**
       * @description Default: `single`; `assumptions` then says so
       * @enum {string}
       */
      filing_status?:
        | "single"
        | "married_joint"
        | "married_separate"
        | "head_of_household"
        | "surviving_spouse";
      /** @description Total that is claimed. United States: replaces the standard deduction if it is larger */
      deductions?: number;
      /** @description Default: the tax year that contains the current day */
      tax_year?: number | string;
      /** @description Age of the taxpayer in years, at the end of the tax year */
      age?: number;
      /** @description Age of the spouse in years, at the end of the tax year */
      spouse_age?: number;
      /** @description Number of dependents. Default: the number of `dependent_ages` */
      dependents?: number;
      /** @description Ages of the dependents at the end of the tax year */
      dependent_ages?: number[];
      /** @description The part of gross_income that the spouse earns */
      spouse_income?: number;
      /** @description Part of gross_income: net profit of self-employment */
      self_employment_income?: number;
      /** @description Part of gross_income: dividends */
      dividends?: number;
      /** @description Part of gross_income: net long-term gain */
      long_term_capital_gains?: number;
      /** @description Tax withheld this year: payments split what it leaves of tax_due */
      withholding?: number;
      /** @description Tax of last year; for planEstimatedTax */
      prior_year_tax?: number;
      /** @description Adjusted gross income of last year; for planEstimatedTax */
      prior_year_income?: number;
      /** @description Tax regime, such as old or new in India */
      regime?: string;
      /** @description France: parts of the family quotient */
      parts?: number;
      /** @description Rate of the municipality or county */
      local_tax_rate?: number;
      /** @description Rate of the church tax, for members: 0.09 is 9 % */
      church_tax_rate?: number;
      /** @description Israel: credit points */
      credit_points?: number;
      /** @description Hong Kong: total allowances, in place of the basic or married one */
      allowances?: number;
      /**
       * @description schedule (default) is exact to the cent; table follows the printed tax table if there is one
       * @enum {string}
       */
      method?: "schedule" | "table";
      /** @description Refuses figures that are carried forward, and a single year number if tax years span two calendar years */
      strict?: boolean;
      /** @description Adds `explanation` */
      explain?: boolean;
    };
    /** @description An estimate, not advice. */
    GrossPayResult: {
      /** @description Code, such as US-CA */
      jurisdiction: string;
      /** @description Such as `2026`, or `2026-27` where the tax year spans two */
      tax_year: string;
      /**
       * Format: date
       * @description First day of the tax year
       */
      period_start: string;
      /**
       * Format: date
       * @description Last day of the tax year
       */
      period_end: string;
      /**
       * @description The filing status that was calculated with
       * @enum {string}
       */
      filing_status:
        | "single"
        | "married_joint"
        | "married_separate"
        | "head_of_household"
        | "surviving_spouse";
      /** @description ISO 4217 code of the currency of all amounts */
      currency: string;
      /** @description Gross salary */
      gross_income: number;
      /** @description Income tax of every level that `jurisdiction` means */
      income_tax: number;
      /** @description Tax of a place below state or province that is not in the income tax; absent if it is not known */
      local_tax?: number;
      /** @description What left the pay before tax; absent if nothing */
      pre_tax?: number;
      /** @description What the employee contributes */
      employee_contributions: number;
      /** @description What the employer contributes on top */
      employer_contributions: number;
      /** @description Amounts that are paid out with the wages and are neither tax nor contribution */
      additions: number;
      /** @description gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions, exactly */
      net_income: number;
      /** @description gross_income + employer_contributions, exactly */
      employer_cost: number;
      /** @description Every contribution, both sides */
      contributions: {
        /** @description Name in snake_case, unique within the country */
        id: string;
        /** @description Name for people */
        name: string;
        /** @description What the employee pays in the year */
        employee: number;
        /** @description What the employer pays in the year */
        employer: number;
        /** @description The amount of the year to which the rates of the contribution apply */
        base: number;
        /** @description Whether the pay is above the ceiling in some period */
        cap_reached: boolean;
      }[];
      /** @description The same amounts for a month, a fortnight and a week */
      per_period: {
        /** @description One of `salaries_per_year` salaries */
        month: {
          /** @description Gross salary */
          gross_income: number;
          /** @description Income tax of every level that `jurisdiction` means */
          income_tax: number;
          /** @description Tax of a place below state or province that is not in the income tax; absent if it is not known */
          local_tax?: number;
          /** @description What left the pay before tax; absent if nothing */
          pre_tax?: number;
          /** @description What the employee contributes */
          employee_contributions: number;
          /** @description What the employer contributes on top */
          employer_contributions: number;
          /** @description Amounts that are paid out with the wages and are neither tax nor contribution */
          additions: number;
          /** @description gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions, exactly */
          net_income: number;
          /** @description gross_income + employer_contributions, exactly */
          employer_cost: number;
        };
        /** @description One of 26 parts */
        fortnight: {
          /** @description Gross salary */
          gross_income: number;
          /** @description Income tax of every level that `jurisdiction` means */
          income_tax: number;
          /** @description Tax of a place below state or province that is not in the income tax; absent if it is not known */
          local_tax?: number;
          /** @description What left the pay before tax; absent if nothing */
          pre_tax?: number;
          /** @description What the employee contributes */
          employee_contributions: number;
          /** @description What the employer contributes on top */
          employer_contributions: number;
          /** @description Amounts that are paid out with the wages and are neither tax nor contribution */
          additions: number;
          /** @description gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions, exactly */
          net_income: number;
          /** @description gross_income + employer_contributions, exactly */
          employer_cost: number;
        };
        /** @description One of 52 parts */
        week: {
          /** @description Gross salary */
          gross_income: number;
          /** @description Income tax of every level that `jurisdiction` means */
          income_tax: number;
          /** @description Tax of a place below state or province that is not in the income tax; absent if it is not known */
          local_tax?: number;
          /** @description What left the pay before tax; absent if nothing */
          pre_tax?: number;
          /** @description What the employee contributes */
          employee_contributions: number;
          /** @description What the employer contributes on top */
          employer_contributions: number;
          /** @description Amounts that are paid out with the wages and are neither tax nor contribution */
          additions: number;
          /** @description gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions, exactly */
          net_income: number;
          /** @description gross_income + employer_contributions, exactly */
          employer_cost: number;
        };
      };
      /**
       * @description Whether some figures used are those of an earlier year
       * @enum {string}
       */
      figures: "published" | "carried_forward";
      /** @description The figures that are those of an earlier year */
      carried_forward?: string[];
      /** @description What was assumed and what was left out, in sentences */
      assumptions: string[];
      /** @description Components and steps; with `explain: true` */
      explanation?: {
        /** @description Named amounts */
        components: {
          [key: string]: number;
        };
        /** @description Every step, in order, with the figure it used */
        lines: {
          /** @description Whose figures the step used */
          jurisdiction: string;
          /** @description What was done: `tax.band`, `standard_deduction`, `rounding` */
          step: string;
          /** @description The result of the step, in `currency`, 4 decimals */
          amount: number;
          /** @description The amount that the step applied to, 4 decimals */
          base?: number;
          /** @description The rate that the step applied, a fraction with 8 decimals */
          rate?: number;
          /** @description The line of the printed form, such as `Form 1040, line 15` */
          form_line?: string;
          /** @description The figure used, as GET /v1/jurisdictions/{code} lists it */
          parameter?: string;
          /**
           * Format: date
           * @description First day on which the figure is in force
           */
          effective_from?: string;
          /**
           * @description Whether two independent sources state the figure, or one
           * @enum {string}
           */
          confidence?: "two_sources" | "one_source";
          /** @description Where the figure was read */
          sources?: {
            /** @description Title of the page or document */
            title: string;
            /** @description Its public address */
            url: string;
            /** @description Day on which it was read, such as `2026-11-20` */
            read_on: string;
          }[];
        }[];
      };
      /** @description True if the net is met to the minor unit. If roundings or a jump skip it, the answer has the next higher net */
      is_exact: boolean;
    };
    /**
     * @description A net pay, its year, and the place whose law applies.
     * @example {
     *       "jurisdiction": "DE",
     *       "net_income": 36000,
     *       "tax_year": 2026
     *     }
     */
    GrossPayRequest: {
      /** @description ISO code of a country or region, case-insensitive. The code of a state or province includes the federal level; US and CA are the federal level alone */
      jurisdiction: string;
      /** @description Net pay that the year, or one `period`, must leave */
      net_income: number;
      /**
       * @description The period of the given pay. Default: year
       * @enum {string}
       */
      period?: "year" | "month" | "fortnight" | "week" | "hour";
      /** @description Number of monthly salaries in a year: 12, 13 or 14. Default: the usual number of the country. The pay of a year is that many times the pay of a month */
      salaries_per_year?: number;
      /** @description Hours in a week, for `period` hour. A year has 52 weeks */
      hours_per_week?: number;
      /** @description United States: paid from the wages of the year before tax */
      pre_tax?: {
        /** @description Deferrals to a 401(k) or a similar plan */
        retirement?: number;
        /** @description Health insurance under a cafeteria plan */
        health?: number;
        /** @description Health savings account, by salary */
        hsa?: number;
        /** @description Transit passes and parking */
        commuter?: number;
      };
      /** @description United States: the business, for the deduction of 26 U.S.C. 199A */
      business?: {
        /** @description Whether it is a specified service, such as law or consulting */
        specified_service?: boolean;
        /** @description Wages that the business paid */
        w2_wages?: number;
        /** @description Cost of its property */
        property?: number;
      };
      /** @description Inputs that have no other field, such as the rate of a health fund. docs/pay-coverage.md lists the options of each country */
      options?: {
        [key: string]: number | string | boolean;
      };
      /**
       * @description Default: `single`; `assumptions` then says so
       * @enum {string}
       */
      filing_status?:
        | "single"
        | "married_joint"
        | "married_separate"
        | "head_of_household"
        | "surviving_spouse";
      /** @description Total that is claimed. United States: replaces the standard deduction if it is larger */
      deductions?: number;
      /** @description Default: the tax year that contains the current day */
      tax_year?: number | string;
      /** @description Age of the taxpayer in years, at the end of the tax year */
      age?: number;
      /** @description Age of the spouse in years, at the end of the tax year */
      spouse_age?: number;
      /** @description Number of dependents. Default: the number of `dependent_ages` */
      dependents?: number;
      /** @description Ages of the dependents at the end of the tax year */
      dependent_ages?: number[];
      /** @description The part of gross_income that the spouse earns */
      spouse_income?: number;
      /** @description Part of gross_income: net profit of self-employment */
      self_employment_income?: number;
      /** @description Part of gross_income: dividends */
      dividends?: number;
      /** @description Part of gross_income: net long-term gain */
      long_term_capital_gains?: number;
      /** @description Tax withheld this year: payments split what it leaves of tax_due */
      withholding?: number;
      /** @description Tax of last year; for planEstimatedTax */
      prior_year_tax?: number;
      /** @description Adjusted gross income of last year; for planEstimatedTax */
      prior_year_income?: number;
      /** @description Tax regime, such as old or new in India */
      regime?: string;
      /** @description France: parts of the family quotient */
      parts?: number;
      /** @description Rate of the municipality or county */
      local_tax_rate?: number;
      /** @description Rate of the church tax, for members: 0.09 is 9 % */
      church_tax_rate?: number;
      /** @description Israel: credit points */
      credit_points?: number;
      /** @description Hong Kong: total allowances, in place of the basic or married one */
      allowances?: number;
      /**
       * @description schedule (default) is exact to the cent; table follows the printed tax table if there is one
       * @enum {string}
       */
      method?: "schedule" | "table";
      /** @description Refuses figures that are carried forward, and a single year number if tax years span two calendar years */
      strict?: boolean;
      /** @description Adds `explanation` */
      explain?: boolean;
    };
    /** @description An estimate, not advice. */
    PayComparison: {
      /** @description ISO 4217 code of the currency of all amounts */
      currency: string;
      /** @description The place in `from`, then those in `to` in their order. Amounts are converted one by one */
      results: {
        /** @description Code, such as US-CA */
        jurisdiction: string;
        /** @description Such as `2026`, or `2026-27` where the tax year spans two */
        tax_year: string;
        /** @description Units of the local currency for one unit of `currency`, 8 decimals */
        exchange_rate: number;
        /** @description Gross salary */
        gross_income: number;
        /** @description Income tax of every level that `jurisdiction` means */
        income_tax: number;
        /** @description Tax of a place below state or province that is not in the income tax; absent if it is not known */
        local_tax?: number;
        /** @description What left the pay before tax; absent if nothing */
        pre_tax?: number;
        /** @description What the employee contributes */
        employee_contributions: number;
        /** @description What the employer contributes on top */
        employer_contributions: number;
        /** @description Amounts that are paid out with the wages and are neither tax nor contribution */
        additions: number;
        /** @description gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions, exactly */
        net_income: number;
        /** @description gross_income + employer_contributions, exactly */
        employer_cost: number;
        /**
         * @description Whether some figures used are those of an earlier year
         * @enum {string}
         */
        figures: "published" | "carried_forward";
        /** @description What was assumed and what was left out, in sentences */
        assumptions: string[];
      }[];
    };
    /**
     * @description One gross salary, and the places to compare.
     * @example {
     *       "gross_income": 58000,
     *       "from": "DE",
     *       "to": [
     *         "PT",
     *         "US"
     *       ],
     *       "exchange_rates": {
     *         "EUR/USD": 1.08
     *       },
     *       "tax_year": 2026
     *     }
     */
    PayComparisonRequest: {
      /** @description Gross salary in the currency of `from`, of the year or of one `period` */
      gross_income: number;
      /** @description Where the salary is paid now */
      from: string;
      /** @description Where the same salary is to be calculated, in this order */
      to: string[];
      /** @description How much of the second currency one unit of the first is: { "EUR/USD": 1.08 }; needed for every other currency */
      exchange_rates?: {
        [key: string]: number;
      };
      /**
       * @description The period of the given pay. Default: year
       * @enum {string}
       */
      period?: "year" | "month" | "fortnight" | "week" | "hour";
      /** @description Number of monthly salaries in a year: 12, 13 or 14. Default: the usual number of the country. The pay of a year is that many times the pay of a month */
      salaries_per_year?: number;
      /** @description Hours in a week, for `period` hour. A year has 52 weeks */
      hours_per_week?: number;
      /** @description Options of each place, by its code as it is written in `from` or `to` */
      options?: {
        [key: string]: {
          [key: string]: number | string | boolean;
        };
      };
      /**
       * @description Default: `single`; `assumptions` then says so
       * @enum {string}
       */
      filing_status?:
        | "single"
        | "married_joint"
        | "married_separate"
        | "head_of_household"
        | "surviving_spouse";
      /** @description Total that is claimed. United States: replaces the standard deduction if it is larger */
      deductions?: number;
      /** @description Default: the tax year that contains the current day */
      tax_year?: number | string;
      /** @description Age of the taxpayer in years, at the end of the tax year */
      age?: number;
      /** @description Age of the spouse in years, at the end of the tax year */
      spouse_age?: number;
      /** @description Number of dependents. Default: the number of `dependent_ages` */
      dependents?: number;
      /** @description Ages of the dependents at the end of the tax year */
      dependent_ages?: number[];
      /** @description The part of gross_income that the spouse earns */
      spouse_income?: number;
      /** @description Part of gross_income: net profit of self-employment */
      self_employment_income?: number;
      /** @description Part of gross_income: dividends */
      dividends?: number;
      /** @description Part of gross_income: net long-term gain */
      long_term_capital_gains?: number;
      /** @description Tax withheld this year: payments split what it leaves of tax_due */
      withholding?: number;
      /** @description Tax of last year; for planEstimatedTax */
      prior_year_tax?: number;
      /** @description Adjusted gross income of last year; for planEstimatedTax */
      prior_year_income?: number;
      /** @description Tax regime, such as old or new in India */
      regime?: string;
      /** @description France: parts of the family quotient */
      parts?: number;
      /** @description Rate of the municipality or county */
      local_tax_rate?: number;
      /** @description Rate of the church tax, for members: 0.09 is 9 % */
      church_tax_rate?: number;
      /** @description Israel: credit points */
      credit_points?: number;
      /** @description Hong Kong: total allowances, in place of the basic or married one */
      allowances?: number;
      /**
       * @description schedule (default) is exact to the cent; table follows the printed tax table if there is one
       * @enum {string}
       */
      method?: "schedule" | "table";
      /** @description Refuses figures that are carried forward, and a single year number if tax years span two calendar years */
      strict?: boolean;
    };
    /** @description Every jurisdiction that is loaded */
    Jurisdictions: {
      /** @description The United States, its states, then the other countries */
      jurisdictions: {
        /** @description Code, such as US-CA */
        jurisdiction: string;
        /** @description Name in English */
        name: string;
        /** @description ISO 4217 code of the currency of all amounts */
        currency: string;
        /** @description Filing statuses that its law has */
        filing_statuses: (
          | "single"
          | "married_joint"
          | "married_separate"
          | "head_of_household"
          | "surviving_spouse"
        )[];
        /** @description Optional inputs that change a result */
        inputs: string[];
        /** @description Tax years that are loaded, oldest first */
        years: {
          /** @description Such as `2026`, or `2026-27` where it spans two */
          tax_year: string;
          /**
           * Format: date
           * @description First day of the tax year
           */
          period_start: string;
          /**
           * Format: date
           * @description Last day of the tax year
           */
          period_end: string;
          /**
           * @description How far the law of that year has come
           * @enum {string}
           */
          status: "enacted" | "announced" | "draft";
          /**
           * @description `two_sources` where two independent sources state every figure of the year
           * @enum {string}
           */
          confidence: "two_sources" | "one_source";
          /**
           * @description Whether some figures are those of an earlier year
           * @enum {string}
           */
          figures: "published" | "carried_forward";
        }[];
      }[];
    };
    /** @description A jurisdiction with every dated figure */
    Jurisdiction: {
      /** @description Code, such as US-CA */
      jurisdiction: string;
      /** @description Name in English */
      name: string;
      /** @description ISO 4217 code of the currency of all amounts */
      currency: string;
      /** @description Filing statuses that its law has */
      filing_statuses: (
        | "single"
        | "married_joint"
        | "married_separate"
        | "head_of_household"
        | "surviving_spouse"
      )[];
      /** @description Optional inputs that change a result */
      inputs: string[];
      /** @description Tax years that are loaded, oldest first */
      years: {
        /** @description Such as `2026`, or `2026-27` where it spans two */
        tax_year: string;
        /**
         * Format: date
         * @description First day of the tax year
         */
        period_start: string;
        /**
         * Format: date
         * @description Last day of the tax year
         */
        period_end: string;
        /**
         * @description How far the law of that year has come
         * @enum {string}
         */
        status: "enacted" | "announced" | "draft";
        /**
         * @description `two_sources` where two independent sources state every figure of the year
         * @enum {string}
         */
        confidence: "two_sources" | "one_source";
        /**
         * @description Whether some figures are those of an earlier year
         * @enum {string}
         */
        figures: "published" | "carried_forward";
      }[];
      /** @description Every dated figure, with its sources */
      figures: {
        /** @description Name of the figure, such as `standard_deduction` */
        parameter: string;
        /**
         * Format: date
         * @description First day on which it is in force, until the next entry of that name
         */
        effective_from: string;
        /** @description A number, a table, or one of either per filing status */
        value?: unknown;
        /**
         * @description Whether two independent sources state the figure, or one
         * @enum {string}
         */
        confidence: "two_sources" | "one_source";
        /**
         * @description Present where it is the figure of an earlier year
         * @enum {boolean}
         */
        carried_forward?: true;
        /** @description Where the figure was read */
        sources: {
          /** @description Title of the page or document */
          title: string;
          /** @description Its public address */
          url: string;
          /** @description Day on which it was read, such as `2026-11-20` */
          read_on: string;
        }[];
      }[];
    };
    /** @description The certificate that the server presented at the time of the request. It has no grade. */
    CertificateReport: {
      /** @description The host as A-labels, or an address in canonical form */
      hostname: string;
      /** @description Distinguished name, RFC 4514 */
      issuer: string;
      /** @description Distinguished name, RFC 4514; may be empty */
      subject: string;
      /**
       * Format: date-time
       * @description Last instant of validity, UTC
       */
      expires_at: string;
      /** @description Whole days left, rounded down; negative once expired */
      days_remaining: number;
      /**
       * Format: date-time
       * @description First instant of validity; absent if it is not a valid date
       */
      not_before?: string;
      /** @description Seconds left; negative once expired */
      seconds_remaining: number;
      /** @description Seconds from `not_before` to `expires_at` */
      lifetime_seconds?: number;
      /** @description Share of the lifetime, 0 to 1 */
      lifetime_used?: number;
      /**
       * Format: date-time
       * @description When the certificate was checked
       */
      checked_at: string;
      /** @description Serial number, hexadecimal, with a sign if negative */
      serial: string;
      /** @description SHA-256 of the certificate */
      fingerprint_sha256: string;
      /** @description `DNS:`, `IP:`, `email:`, `URI:` ... and the name */
      subject_alt_names: string[];
      /** @description Public key of the certificate */
      key: {
        /** @description rsa, rsa-pss, ec, ed25519, ..., or a dotted number */
        type: string;
        /** @description Size of an RSA or DSA key, in bits */
        bits?: number;
        /** @description Named curve, such as P-256 */
        curve?: string;
      };
      /** @description Usual name, such as sha256WithRSAEncryption, or a dotted number */
      signature_algorithm: string;
      /** @description Whether clients must refuse it without a stapled OCSP response (TLS feature, RFC 7633); absent if that is unreadable */
      must_staple?: boolean;
      /** @description Every certificate as served, this one first */
      chain: {
        /** @description Distinguished name, RFC 4514; may be empty */
        subject: string;
        /** @description Distinguished name, RFC 4514 */
        issuer: string;
        /**
         * Format: date-time
         * @description Last instant of validity; absent if the certificate has no valid date
         */
        expires_at?: string;
      }[];
      /** @description The checks of the certificate */
      trust: {
        /** @description Whether `expires_at` is past */
        expired: boolean;
        /** @description Whether `not_before` is in the future; absent if that is not known */
        not_yet_valid?: boolean;
        /** @description Whether the certificate was signed with its own key */
        self_signed: boolean;
        /** @description Whether a subject alternative name covers the host (RFC 9525) */
        hostname_match?: boolean;
        /** @description Whether chain and name are valid for the trust store of this machine. Other machines may decide differently */
        authorized?: boolean;
        /** @description Why `authorized` is false, as a code of OpenSSL or Node */
        authorization_error?: string;
      };
      /** @description Identifier for ACME renewal information (RFC 9773) */
      renewal_id?: string;
      /** @description TCP port of the connection */
      port: number;
      /**
       * @description Protocol that was spoken before TLS; absent if TLS started at once
       * @enum {string}
       */
      starttls?:
        | "smtp"
        | "lmtp"
        | "imap"
        | "pop3"
        | "ftp"
        | "nntp"
        | "sieve"
        | "ldap"
        | "xmpp"
        | "xmpp-server"
        | "postgres"
        | "mysql"
        | "none";
      /** @description The address of the connection; only for trusted callers */
      address?: string;
      /** @description The result of the TLS handshake */
      tls: {
        /** @description TLSv1.3, TLSv1.2, TLSv1.1, TLSv1 or SSLv3 */
        protocol: string;
        /** @description Agreed cipher suite, such as TLS_AES_256_GCM_SHA384 */
        cipher?: string;
        /** @description True if only obsolete settings reached the server */
        legacy_fallback: boolean;
        /** @description True if the server answered only when no post-quantum key exchange was offered */
        classical_fallback: boolean;
        /** @description Whether the server sent an OCSP response with its certificate; absent if that is not known */
        ocsp_stapled?: boolean;
        /** @description Whether the server requires a client certificate; absent if that is not known */
        client_certificate_required?: boolean;
      };
      /** @description With `all_addresses`: one answer per resolved address */
      addresses?: {
        /** @description 4 for IPv4, 6 for IPv6 */
        family: 4 | 6;
        /** @description The address. Absent if it is not public, unless the caller is trusted */
        address?: string;
        /** @description The report on the certificate of one address or of one kind of key */
        report?: {
          /** @description Distinguished name, RFC 4514 */
          issuer: string;
          /** @description Distinguished name, RFC 4514; may be empty */
          subject: string;
          /**
           * Format: date-time
           * @description Last instant of validity, UTC
           */
          expires_at: string;
          /** @description Whole days left, rounded down; negative once expired */
          days_remaining: number;
          /**
           * Format: date-time
           * @description First instant of validity; absent if it is not a valid date
           */
          not_before?: string;
          /** @description Seconds left; negative once expired */
          seconds_remaining: number;
          /** @description Seconds from `not_before` to `expires_at` */
          lifetime_seconds?: number;
          /** @description Share of the lifetime, 0 to 1 */
          lifetime_used?: number;
          /**
           * Format: date-time
           * @description When the certificate was checked
           */
          checked_at: string;
          /** @description Serial number, hexadecimal, with a sign if negative */
          serial: string;
          /** @description SHA-256 of the certificate */
          fingerprint_sha256: string;
          /** @description `DNS:`, `IP:`, `email:`, `URI:` ... and the name */
          subject_alt_names: string[];
          /** @description Public key of the certificate */
          key: {
            /** @description rsa, rsa-pss, ec, ed25519, ..., or a dotted number */
            type: string;
            /** @description Size of an RSA or DSA key, in bits */
            bits?: number;
            /** @description Named curve, such as P-256 */
            curve?: string;
          };
          /** @description Usual name, such as sha256WithRSAEncryption, or a dotted number */
          signature_algorithm: string;
          /** @description Whether clients must refuse it without a stapled OCSP response (TLS feature, RFC 7633); absent if that is unreadable */
          must_staple?: boolean;
          /** @description Every certificate as served, this one first */
          chain: {
            /** @description Distinguished name, RFC 4514; may be empty */
            subject: string;
            /** @description Distinguished name, RFC 4514 */
            issuer: string;
            /**
             * Format: date-time
             * @description Last instant of validity; absent if the certificate has no valid date
             */
            expires_at?: string;
          }[];
          /** @description The checks of the certificate */
          trust: {
            /** @description Whether `expires_at` is past */
            expired: boolean;
            /** @description Whether `not_before` is in the future; absent if that is not known */
            not_yet_valid?: boolean;
            /** @description Whether the certificate was signed with its own key */
            self_signed: boolean;
            /** @description Whether a subject alternative name covers the host (RFC 9525) */
            hostname_match?: boolean;
            /** @description Whether chain and name are valid for the trust store of this machine. Other machines may decide differently */
            authorized?: boolean;
            /** @description Why `authorized` is false, as a code of OpenSSL or Node */
            authorization_error?: string;
          };
          /** @description Identifier for ACME renewal information (RFC 9773) */
          renewal_id?: string;
          /** @description The result of the TLS handshake */
          tls: {
            /** @description TLSv1.3, TLSv1.2, TLSv1.1, TLSv1 or SSLv3 */
            protocol: string;
            /** @description Agreed cipher suite, such as TLS_AES_256_GCM_SHA384 */
            cipher?: string;
            /** @description True if only obsolete settings reached the server */
            legacy_fallback: boolean;
            /** @description True if the server answered only when no post-quantum key exchange was offered */
            classical_fallback: boolean;
            /** @description Whether the server sent an OCSP response with its certificate; absent if that is not known */
            ocsp_stapled?: boolean;
            /** @description Whether the server requires a client certificate; absent if that is not known */
            client_certificate_required?: boolean;
          };
        };
        /** @description Why there is no report */
        error?: {
          /**
           * @description Code of the error, from the list of `CertError`
           * @enum {string}
           */
          code:
            | "invalid_request"
            | "missing_field"
            | "invalid_type"
            | "invalid_value"
            | "unknown_field"
            | "invalid_hostname"
            | "invalid_port"
            | "invalid_protocol"
            | "invalid_allow"
            | "invalid_certificate"
            | "invalid_name"
            | "blocked_address"
            | "blocked_port"
            | "dns_failure"
            | "connect_refused"
            | "connect_failed"
            | "connection_closed"
            | "not_tls"
            | "handshake_failed"
            | "no_certificate"
            | "malformed_certificate"
            | "certificate_too_large"
            | "starttls_unsupported"
            | "starttls_failed"
            | "timeout"
            | "aborted"
            | "overloaded";
          /** @description What went wrong, as a sentence */
          message: string;
        };
      }[];
      /** @description Whether the addresses serve different certificates */
      addresses_differ?: boolean;
      /** @description With `key_types: both`: the ECDSA and the RSA certificate */
      leaves?: {
        /**
         * @description Kind of key that was requested
         * @enum {string}
         */
        key_type: "ecdsa" | "rsa";
        /** @description The report on the certificate of one address or of one kind of key */
        report?: {
          /** @description Distinguished name, RFC 4514 */
          issuer: string;
          /** @description Distinguished name, RFC 4514; may be empty */
          subject: string;
          /**
           * Format: date-time
           * @description Last instant of validity, UTC
           */
          expires_at: string;
          /** @description Whole days left, rounded down; negative once expired */
          days_remaining: number;
          /**
           * Format: date-time
           * @description First instant of validity; absent if it is not a valid date
           */
          not_before?: string;
          /** @description Seconds left; negative once expired */
          seconds_remaining: number;
          /** @description Seconds from `not_before` to `expires_at` */
          lifetime_seconds?: number;
          /** @description Share of the lifetime, 0 to 1 */
          lifetime_used?: number;
          /**
           * Format: date-time
           * @description When the certificate was checked
           */
          checked_at: string;
          /** @description Serial number, hexadecimal, with a sign if negative */
          serial: string;
          /** @description SHA-256 of the certificate */
          fingerprint_sha256: string;
          /** @description `DNS:`, `IP:`, `email:`, `URI:` ... and the name */
          subject_alt_names: string[];
          /** @description Public key of the certificate */
          key: {
            /** @description rsa, rsa-pss, ec, ed25519, ..., or a dotted number */
            type: string;
            /** @description Size of an RSA or DSA key, in bits */
            bits?: number;
            /** @description Named curve, such as P-256 */
            curve?: string;
          };
          /** @description Usual name, such as sha256WithRSAEncryption, or a dotted number */
          signature_algorithm: string;
          /** @description Whether clients must refuse it without a stapled OCSP response (TLS feature, RFC 7633); absent if that is unreadable */
          must_staple?: boolean;
          /** @description Every certificate as served, this one first */
          chain: {
            /** @description Distinguished name, RFC 4514; may be empty */
            subject: string;
            /** @description Distinguished name, RFC 4514 */
            issuer: string;
            /**
             * Format: date-time
             * @description Last instant of validity; absent if the certificate has no valid date
             */
            expires_at?: string;
          }[];
          /** @description The checks of the certificate */
          trust: {
            /** @description Whether `expires_at` is past */
            expired: boolean;
            /** @description Whether `not_before` is in the future; absent if that is not known */
            not_yet_valid?: boolean;
            /** @description Whether the certificate was signed with its own key */
            self_signed: boolean;
            /** @description Whether a subject alternative name covers the host (RFC 9525) */
            hostname_match?: boolean;
            /** @description Whether chain and name are valid for the trust store of this machine. Other machines may decide differently */
            authorized?: boolean;
            /** @description Why `authorized` is false, as a code of OpenSSL or Node */
            authorization_error?: string;
          };
          /** @description Identifier for ACME renewal information (RFC 9773) */
          renewal_id?: string;
          /** @description The result of the TLS handshake */
          tls: {
            /** @description TLSv1.3, TLSv1.2, TLSv1.1, TLSv1 or SSLv3 */
            protocol: string;
            /** @description Agreed cipher suite, such as TLS_AES_256_GCM_SHA384 */
            cipher?: string;
            /** @description True if only obsolete settings reached the server */
            legacy_fallback: boolean;
            /** @description True if the server answered only when no post-quantum key exchange was offered */
            classical_fallback: boolean;
            /** @description Whether the server sent an OCSP response with its certificate; absent if that is not known */
            ocsp_stapled?: boolean;
            /** @description Whether the server requires a client certificate; absent if that is not known */
            client_certificate_required?: boolean;
          };
        };
        /** @description Why there is no report */
        error?: {
          /**
           * @description Code of the error, from the list of `CertError`
           * @enum {string}
           */
          code:
            | "invalid_request"
            | "missing_field"
            | "invalid_type"
            | "invalid_value"
            | "unknown_field"
            | "invalid_hostname"
            | "invalid_port"
            | "invalid_protocol"
            | "invalid_allow"
            | "invalid_certificate"
            | "invalid_name"
            | "blocked_address"
            | "blocked_port"
            | "dns_failure"
            | "connect_refused"
            | "connect_failed"
            | "connection_closed"
            | "not_tls"
            | "handshake_failed"
            | "no_certificate"
            | "malformed_certificate"
            | "certificate_too_large"
            | "starttls_unsupported"
            | "starttls_failed"
            | "timeout"
            | "aborted"
            | "overloaded";
          /** @description What went wrong, as a sentence */
          message: string;
        };
      }[];
    };
    /**
     * @description The server to ask for its certificate.
     * @example {
     *       "hostname": "example.com"
     *     }
     * @example {
     *       "hostname": "mail.example.com",
     *       "port": 587
     *     }
     */
    CertificateRequest: {
      /** @description Host name or IP address, without scheme and port */
      hostname: string;
      /** @description TCP port. Default: 443, or the usual port of `starttls` */
      port?: number;
      /**
       * @description Protocol to speak before TLS. Default: the one that is usual on the port
       * @enum {string}
       */
      starttls?:
        | "smtp"
        | "lmtp"
        | "imap"
        | "pop3"
        | "ftp"
        | "nntp"
        | "sieve"
        | "ldap"
        | "xmpp"
        | "xmpp-server"
        | "postgres"
        | "mysql"
        | "none";
      /** @description Name to send in SNI instead of the host; empty to send no SNI */
      servername?: string;
      /** @description Only IPv4 or only IPv6 addresses */
      family?: 4 | 6;
      /** @description Adds `addresses`: one answer per resolved address */
      all_addresses?: boolean;
      /**
       * @description `both` adds `leaves`: the ECDSA and the RSA certificate
       * @enum {string}
       */
      key_types?: "default" | "both";
    };
    /** @description One page of the catalogue. */
    ProductPage: {
      /** @description The products of this page */
      products: components["schemas"]["ListedProduct"][];
      /** @description null on the last page */
      next_cursor: string | null;
      /** @description Number of matching products on all pages */
      total_count: number;
    };
    /** @description A product as the catalogue lists it. */
    ListedProduct: {
      /** @description Id of the product */
      id: string;
      /** @description Title for the buyer */
      name: string;
      /** @description The lowest price of its variants */
      price: number;
      /** @description ISO 4217 */
      currency: string;
      /** @description Name of the product in paths */
      handle: string;
      /** @description Made-up brand */
      brand: string;
      /** @description What the product is, as plain text */
      description: string;
      /** @description Categories, alone and after their departments */
      categories: string[];
      /** @description Tags, by which a search can filter */
      tags: string[];
      /** @description Whether any of its variants can be bought now */
      available: boolean;
      /** @description Path of a picture on the shop's own host */
      image_url?: string;
      /** @description Mean of its reviews; absent without reviews */
      rating?: {
        /** @description Mean of the reviews, 1 to 5 stars */
        value: number;
        /** @description Number of reviews */
        count: number;
      };
      /** @description Options in which its variants differ */
      options: {
        /** @description Name of the option: `Color` */
        name: string;
        /** @description Labels to choose from */
        values: string[];
      }[];
      /** @description Its variants, the featured one first */
      variants: {
        /** @description Id of the variant, for cart requests */
        id: string;
        /** @description The option values of the variant: `Blue / M` */
        name: string;
        /** @description Article number of the shop */
        sku: string;
        /** @description Value of each option */
        options: {
          /** @description Name of the option: `Color` */
          name: string;
          /** @description Value of the option: `Blue` */
          label: string;
        }[];
        /** @description Decimal amount, exact to the currency's places */
        price: number;
        /** @description Price before a reduction */
        list_price?: number;
        /** @description Whether it can be bought now */
        available: boolean;
        /** @description Why it can or cannot be bought: `in_stock` ... */
        availability: string;
        /** @description Units in stock */
        stock: number;
      }[];
    };
    /** @description The lines and the running total. */
    Cart: {
      /** @description Id of the cart */
      cart_id: string;
      /** @description The lines, in the order of their creation */
      items: {
        /** @description Id of the variant */
        product_id: string;
        /** @description Title of product and variant */
        name: string;
        /** @description Units */
        quantity: number;
        /** @description Price of one unit, exact to the currency's places */
        unit_price: number;
      }[];
      /** @description Sum of the lines; no tax, no delivery */
      total: number;
      /** @description ISO 4217 */
      currency: string;
      /** @description Version, which rises with every change; also the ETag */
      version: number;
    };
    /**
     * @description Adds units, sets the units of a line, or removes a line.
     * @example {
     *       "action": "add",
     *       "product_id": "prd_quiet-saucepan_n3j0",
     *       "quantity": 2
     *     }
     */
    CartAction: {
      /**
       * @description What to do
       * @enum {string}
       */
      action: "add" | "update" | "remove";
      /** @description A variant's id, or that of a product with one variant */
      product_id: string;
      /** @description 1 to 999. Default with `add`: 1. With `update`, 0 removes the line */
      quantity?: number;
      /** @description Without it, `add` creates a new cart */
      cart_id?: string;
    };
    /** @description A checkout in decimals. */
    Checkout: {
      /** @description Id of the checkout */
      checkout_id: string;
      /** @description The cart that it was created from */
      cart_id?: string;
      /** @description Status: `ready_for_complete`, `completed` ... */
      status: string;
      /** @description The lines, in the order of their creation */
      items: {
        /** @description Id of the variant */
        product_id: string;
        /** @description Title of product and variant */
        name: string;
        /** @description Units */
        quantity: number;
        /** @description Price of one unit, exact to the currency's places */
        unit_price: number;
      }[];
      /** @description Delivery options to choose from */
      delivery_options: {
        /** @description Id of the option */
        id: string;
        /** @description Name for the buyer */
        title: string;
        /** @description Decimal amount, exact to the currency's places */
        price: number;
        /** @description Whether it is chosen */
        selected: boolean;
      }[];
      /** @description ISO 4217 */
      currency: string;
      /** @description Sum of the lines before discounts */
      subtotal: number;
      /** @description Amount of the discounts, not negative */
      discount: number;
      /** @description Price of delivery */
      delivery: number;
      /** @description Sales tax that is added */
      tax: number;
      /** @description Fees that a scenario adds */
      fee: number;
      /** @description Amount to pay */
      total: number;
      /** @description Messages about the checkout */
      messages: components["schemas"]["StoreMessage"][];
      /** @description The order, once it is completed */
      order_id?: string;
      /** @description When it expires, RFC 3339 */
      expires_at: string;
      /** @description Version, which rises with every change; also the ETag */
      version: number;
    };
    /** @description A message of the shop about a cart, a checkout or an order. */
    StoreMessage: {
      /**
       * @description Kind of message
       * @enum {string}
       */
      type: "error" | "warning" | "info";
      /** @description Code of the message, such as `price_changed` */
      code: string;
      /** @description The message in a sentence for people */
      content: string;
      /** @description The field that it is about: JSONPath, RFC 9535 */
      path?: string;
      /**
       * @description Who can resolve an error
       * @enum {string}
       */
      severity?: "recoverable" | "requires_buyer_input" | "requires_buyer_review" | "unrecoverable";
      /**
       * @description How a warning must be shown; a `disclosure` must not be hidden
       * @enum {string}
       */
      presentation?: "notice" | "disclosure";
    };
    /**
     * @description Buyer, address, delivery option and discount codes.
     * @example {
     *       "email": "ada@shop.example",
     *       "address": {
     *         "street_address": "1 Loop Road",
     *         "address_locality": "Springfield",
     *         "address_region": "NY",
     *         "postal_code": "12345",
     *         "address_country": "US"
     *       }
     *     }
     */
    CheckoutRequest: {
      /** @description The buyer's e-mail address */
      email?: string;
      /** @description The buyer's first name */
      first_name?: string;
      /** @description The buyer's last name */
      last_name?: string;
      /** @description Delivery address */
      address?: {
        /** @description First name */
        first_name?: string;
        /** @description Last name */
        last_name?: string;
        /** @description Street and number */
        street_address?: string;
        /** @description Flat, floor or building */
        extended_address?: string;
        /** @description City or town */
        address_locality?: string;
        /** @description State, province or region; `NY` for New York */
        address_region?: string;
        /** @description Postal code */
        postal_code?: string;
        /** @description Country, ISO 3166-1 alpha-2: `US` */
        address_country?: string;
        /** @description Telephone */
        phone_number?: string;
      };
      /** @description An id of delivery_options. Default: the cheapest */
      delivery_option?: string;
      /** @description Codes that replace those of the cart */
      discount_codes?: string[];
    };
    /**
     * @description The payment of a checkout.
     * @example {
     *       "payment_token": "success_token"
     *     }
     */
    CompleteRequest: {
      /** @description One of the test tokens, or a test card */
      payment_token: string;
    };
    /** @description An order in decimals. */
    Order: {
      /** @description Id of the order */
      order_id: string;
      /** @description The checkout that it was created from */
      checkout_id: string;
      /** @description Stage: `placed`, `shipped` ... */
      status: string;
      /** @description The lines, in the order of the checkout */
      items: {
        /** @description Id of the variant */
        product_id: string;
        /** @description Title of product and variant */
        name: string;
        /** @description Units */
        quantity: number;
        /** @description Price of one unit, exact to the currency's places */
        unit_price: number;
        /** @description Units that were sent or downloaded */
        fulfilled: number;
        /** @description How much of the line was sent: `processing`, `fulfilled` ... */
        status: string;
      }[];
      /** @description ISO 4217 */
      currency: string;
      /** @description Sum of the lines before discounts */
      subtotal: number;
      /** @description Amount of the discounts, not negative */
      discount: number;
      /** @description Price of delivery */
      delivery: number;
      /** @description Sales tax that is added */
      tax: number;
      /** @description Fees that a scenario adds */
      fee: number;
      /** @description Amount to pay */
      total: number;
      /** @description Refunded amount */
      refunded: number;
      /** @description What has happened, oldest first */
      events: {
        /** @description What happened: `shipped`, `delivered` ... */
        type: string;
        /** @description When it happened, RFC 3339 */
        occurred_at: string;
        /** @description Made-up tracking number */
        tracking_number?: string;
      }[];
      /** @description When it was placed, RFC 3339 */
      placed_at: string;
      /** @description Version, which rises with every change; also the ETag */
      version: number;
    };
    /**
     * @description The cancellation of an order.
     * @example {
     *       "reason": "Ordered by mistake."
     *     }
     */
    CancelRequest: {
      /** @description The reason in words */
      reason?: string;
    };
    /** @description Usage and limits of the caller's key */
    Usage: {
      /** @description Id of the key; never the key itself */
      keyId: string;
      /** @description Owner of the key, whose keys share one quota */
      owner: string;
      /** @description Tier that sets the limits of the key */
      tier: string;
      /** @description Services that the key covers */
      scopes: "all" | ("dimweight" | "vin" | "tax" | "certs" | "storefront")[];
      /** @description The month that is counted, UTC */
      month: string;
      /**
       * Format: date-time
       * @description When the next month begins, UTC
       */
      resetsAt: string;
      /** @description Requests that the tier allows in a minute; null means no limit */
      requestsPerMinute: number | null;
      /** @description One entry for each service that the key covers */
      services: {
        /**
         * @description Id of the service
         * @enum {string}
         */
        service: "dimweight" | "vin" | "tax" | "certs" | "storefront";
        /** @description Successful requests of all keys of the owner this month */
        used: number;
        /** @description Successful requests of this key this month */
        usedByThisKey: number;
        /** @description Successes that instances have reserved for running and coming requests, and have not counted yet */
        reserved: number;
        /** @description Successful requests that the tier includes in a month; null means no limit */
        quota: number | null;
        /** @description Successful requests that are left this month, besides `reserved`; null means no limit */
        remaining: number | null;
      }[];
    };
    /** @description The request was accepted */
    EarlyAccessReceived: {
      /**
       * @description Always `received`
       * @enum {string}
       */
      status: "received";
      /** @description What happens next */
      detail: string;
    };
    /**
     * @description A request for early access
     * @example {
     *       "email": "ada@example.com",
     *       "name": "Ada",
     *       "useCase": "Quoting parcels in a shop",
     *       "services": [
     *         "dimweight"
     *       ],
     *       "expectedVolume": "10,000",
     *       "consent": true
     *     }
     */
    EarlyAccessRequest: {
      /**
       * Format: email
       * @description Address that receives the confirmation link
       */
      email: string;
      /** @description Your name */
      name: string;
      /** @description Company or organisation */
      company?: string;
      /** @description What you want to use the answers for */
      useCase: string;
      /** @description Services that the key must cover */
      services: ("dimweight" | "vin" | "tax" | "certs" | "storefront")[];
      /** @description Approximate number of requests a month */
      expectedVolume?: string;
      /**
       * @description We may store this request until it is erased
       * @enum {boolean}
       */
      consent: true;
    };
  };
  responses: never;
  parameters: {
    /** @description A repeated request with the same key gets the first answer, marked `Idempotent-Replayed: true`, for 24 hours. 1 to 255 visible ASCII characters. Use a new key for each new request. */
    "Idempotency-Key": string;
    /** @description The ETag that was read last. If the resource has changed since, the request is refused with 412. */
    "If-Match": string;
    /** @description The ETag of a stored answer. If it is still valid, the answer is 304 without a body. */
    "If-None-Match": string;
  };
  requestBodies: never;
  headers: {
    /** @description The id of the request: the one that was sent, if it is well-formed, or a new one */
    "X-Request-Id": string;
    /** @description How long the answer may be stored, and by which caches */
    "Cache-Control": string;
    /** @description The limits of the key: `q` requests in `w` seconds, and the quota of the month (draft-ietf-httpapi-ratelimit-headers-10). Absent if the key has no limit. */
    "RateLimit-Policy": string;
    /** @description What is left of these limits: `r` requests, and the seconds `t` until they are renewed */
    RateLimit: string;
    /** @description Seconds to wait before the next request */
    "Retry-After": number;
    /** @description The version of the answer */
    ETag: string;
    /** @description `true` if this is the stored answer to an earlier request with the same Idempotency-Key */
    "Idempotent-Replayed": "true";
    /** @description How to authenticate */
    "WWW-Authenticate": string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  calculateDimWeight: {
    parameters: {
      query?: {
        /** @description Adds `explanation`: the rule, every step and the sources */
        explain?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DimWeightRequest"];
      };
    };
    responses: {
      /** @description The weights and the rule */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "carrier": "dhl",
           *       "divisor": 5000,
           *       "dimensionalWeightKg": 4.8,
           *       "billableWeightKg": 5,
           *       "oversized": true,
           *       "ruleId": "dhl.metric",
           *       "divisorUnit": "cm3/kg",
           *       "profile": "metric",
           *       "warnings": []
           *     }
           */
          "application/json": components["schemas"]["DimWeightResult"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unsupported_carrier"
              | "unsupported_date"
              | "unsupported_profile";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  calculateDimWeightBatch: {
    parameters: {
      query?: {
        /** @description Adds `explanation`: the rule, every step and the sources */
        explain?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The rows, 1 to 1000 */
          items: components["schemas"]["DimWeightRequest"][];
        };
      };
    };
    responses: {
      /** @description One result or problem per row, in the order of the rows */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "results": [
           *         {
           *           "data": {
           *             "carrier": "dhl",
           *             "divisor": 5000,
           *             "dimensionalWeightKg": 4.8,
           *             "billableWeightKg": 5,
           *             "oversized": true,
           *             "ruleId": "dhl.metric",
           *             "divisorUnit": "cm3/kg",
           *             "profile": "metric",
           *             "warnings": []
           *           }
           *         },
           *         {
           *           "data": {
           *             "carrier": "ups",
           *             "divisor": 139,
           *             "dimensionalWeightKg": 5.0124,
           *             "billableWeightKg": 5.4431,
           *             "oversized": true,
           *             "ruleId": "ups.us_daily@2025-08-18",
           *             "divisorUnit": "in3/lb",
           *             "profile": "us_daily",
           *             "warnings": []
           *           }
           *         }
           *       ]
           *     }
           */
          "application/json": {
            /** @description One result or problem per row, in the order of the rows */
            results: (
              | {
                  data: components["schemas"]["DimWeightResult"];
                }
              | {
                  /** @description Why the row has no answer */
                  error: components["schemas"]["Problem"] & {
                    /**
                     * @description Stable snake_case name of the problem
                     * @enum {string}
                     */
                    code:
                      | "invalid_request"
                      | "invalid_type"
                      | "invalid_value"
                      | "missing_field"
                      | "nested_too_deep"
                      | "unknown_field"
                      | "unsupported_carrier"
                      | "unsupported_date"
                      | "unsupported_profile";
                  };
                }
            )[];
          };
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  compareCarriers: {
    parameters: {
      query?: {
        /** @description Adds `explanation`: the rule, every step and the sources */
        explain?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CompareRequest"];
      };
    };
    responses: {
      /** @description One result per carrier */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "results": [
           *         {
           *           "carrier": "ups",
           *           "divisor": 5000,
           *           "dimensionalWeightKg": 4.8,
           *           "billableWeightKg": 5,
           *           "oversized": true,
           *           "ruleId": "ups.metric@2025-08-18",
           *           "divisorUnit": "cm3/kg",
           *           "profile": "metric",
           *           "warnings": [
           *             {
           *               "code": "part_inferred",
           *               "message": "ups.metric@2025-08-18: the rounding of the sides is inferred, not read."
           *             }
           *           ]
           *         },
           *         {
           *           "carrier": "fedex",
           *           "divisor": 5000,
           *           "dimensionalWeightKg": 4.8,
           *           "billableWeightKg": 5,
           *           "oversized": true,
           *           "ruleId": "fedex.metric@2025-08-18",
           *           "divisorUnit": "cm3/kg",
           *           "profile": "metric",
           *           "warnings": []
           *         }
           *       ],
           *       "unavailable": []
           *     }
           */
          "application/json": components["schemas"]["CompareResult"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unsupported_carrier"
              | "unsupported_date"
              | "unsupported_profile";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  calculateShipment: {
    parameters: {
      query?: {
        /** @description Adds `explanation`: the rule, every step and the sources */
        explain?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ShipmentRequest"];
      };
    };
    responses: {
      /** @description The pieces and the sums */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "carrier": "dhl",
           *       "ruleId": "dhl.metric",
           *       "profile": "metric",
           *       "divisor": 5000,
           *       "divisorUnit": "cm3/kg",
           *       "pieces": [
           *         {
           *           "carrier": "dhl",
           *           "divisor": 5000,
           *           "dimensionalWeightKg": 4.8,
           *           "billableWeightKg": 5,
           *           "oversized": true,
           *           "ruleId": "dhl.metric",
           *           "divisorUnit": "cm3/kg",
           *           "profile": "metric",
           *           "warnings": []
           *         },
           *         {
           *           "carrier": "dhl",
           *           "divisor": 5000,
           *           "dimensionalWeightKg": 4.8,
           *           "billableWeightKg": 5,
           *           "oversized": true,
           *           "ruleId": "dhl.metric",
           *           "divisorUnit": "cm3/kg",
           *           "profile": "metric",
           *           "warnings": []
           *         }
           *       ],
           *       "actualWeightKg": 4,
           *       "dimensionalWeightKg": 9.6,
           *       "billableWeightKg": 10,
           *       "oversized": true,
           *       "warnings": []
           *     }
           */
          "application/json": components["schemas"]["ShipmentResult"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unsupported_carrier"
              | "unsupported_date"
              | "unsupported_profile";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  listCarriers: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of a stored answer. If it is still valid, the answer is 304 without a body. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The carriers */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "carriers": [
           *         {
           *           "carrier": "ups",
           *           "name": "UPS",
           *           "defaultProfile": "metric",
           *           "rules": [
           *             {
           *               "id": "ups.metric@2025-08-18",
           *               "profile": "metric",
           *               "effectiveFrom": "2025-08-18",
           *               "effectiveTo": null,
           *               "confidence": {
           *                 "divisor": "published",
           *                 "dimensionRounding": "inferred",
           *                 "weightRounding": "published"
           *               },
           *               "sources": [
           *                 {
           *                   "title": "UPS Germany: shipping dimensions and weight",
           *                   "url": "https://developer.ups.com/de/de/support/shipping-support/shipping-dimensions-weight",
           *                   "readOn": "2026-11-20"
           *                 },
           *                 {
           *                   "title": "UPS Sweden: shipping dimensions and weight",
           *                   "url": "https://ups.com/se/sv/support/shipping-support/shipping-dimensions-weight",
           *                   "readOn": "2026-11-20"
           *                 }
           *               ],
           *               "notes": [
           *                 "The pages of countries that were read state 5,000 and the next half kilogram, but still the nearest centimetre. The notice of August 2025 names inches only. That sides are rounded up to whole centimetres is inferred from this notice and from the FedEx notice for the same day, which names centimetres. A parcel measured in whole centimetres has the same weight either way.",
           *                 "European pages round up to the next half kilogram at every weight. The guide of Malaysia does so up to 20 kg only, and rounds up to whole kilograms above: profiles my_express and my_expedited."
           *               ],
           *               "default": true,
           *               "divisor": 5000,
           *               "divisorUnit": "cm3/kg",
           *               "dimensionRounding": {
           *                 "mode": "ceil",
           *                 "increment": 1,
           *                 "unit": "cm"
           *               },
           *               "weightRounding": {
           *                 "mode": "ceil",
           *                 "increment": 0.5,
           *                 "unit": "kg"
           *               },
           *               "applies": {
           *                 "kind": "always"
           *               },
           *               "limits": {
           *                 "maxWeight": 70,
           *                 "weightUnit": "kg",
           *                 "maxLength": 274,
           *                 "maxLengthPlusGirth": 400,
           *                 "lengthUnit": "cm"
           *               }
           *             },
           *             {
           *               "id": "ups.metric@before-2025-08-18",
           *               "profile": "metric",
           *               "effectiveFrom": null,
           *               "effectiveTo": "2025-08-17",
           *               "confidence": {
           *                 "divisor": "published",
           *                 "dimensionRounding": "published",
           *                 "weightRounding": "published"
           *               },
           *               "sources": [
           *                 {
           *                   "title": "UPS Sweden: shipping dimensions and weight",
           *                   "url": "https://ups.com/se/sv/support/shipping-support/shipping-dimensions-weight",
           *                   "readOn": "2026-11-20"
           *                 },
           *                 {
           *                   "title": "UPS Puerto Rico: shipping dimensions and weight, metric text",
           *                   "url": "https://ups.com/pr/es/support/shipping-support/shipping-dimensions-weight.page",
           *                   "readOn": "2026-11-20"
           *                 }
           *               ],
           *               "notes": [],
           *               "default": true,
           *               "divisor": 5000,
           *               "divisorUnit": "cm3/kg",
           *               "dimensionRounding": {
           *                 "mode": "half-up",
           *                 "increment": 1,
           *                 "unit": "cm"
           *               },
           *               "weightRounding": {
           *                 "mode": "ceil",
           *                 "increment": 0.5,
           *                 "unit": "kg"
           *               },
           *               "applies": {
           *                 "kind": "always"
           *               },
           *               "limits": {
           *                 "maxWeight": 70,
           *                 "weightUnit": "kg",
           *                 "maxLength": 274,
           *                 "maxLengthPlusGirth": 400,
           *                 "lengthUnit": "cm"
           *               }
           *             }
           *           ]
           *         },
           *         {
           *           "carrier": "fedex",
           *           "name": "FedEx",
           *           "defaultProfile": "metric",
           *           "rules": [
           *             {
           *               "id": "fedex.metric@2025-08-18",
           *               "profile": "metric",
           *               "effectiveFrom": "2025-08-18",
           *               "effectiveTo": null,
           *               "confidence": {
           *                 "divisor": "published",
           *                 "dimensionRounding": "one_source",
           *                 "weightRounding": "one_source"
           *               },
           *               "sources": [
           *                 {
           *                   "title": "FedEx UK help: how dimensional weight is calculated",
           *                   "url": "https://ask.fedex.com/help/en-gb/account-payments/calculation-dim-weight-rex",
           *                   "readOn": "2026-11-20"
           *                 },
           *                 {
           *                   "title": "FedEx Switzerland: what dimensional weight is",
           *                   "url": "https://fedex.com/fr-ch/shipping-channel/preparing-shipment/shipping-costs/dimensional-weight.html",
           *                   "readOn": "2026-11-20"
           *                 }
           *               ],
           *               "notes": [
           *                 "An agent and a forwarder state the weight step; no FedEx page that was read does. Whole kilograms start at 21 kg in Hong Kong and mainland China. An Indian export table has half kilograms up to 70.5 kg; it is in public code whose address is not known.",
           *                 "The FedEx page of India has whole kilograms at every weight: profile in."
           *               ],
           *               "default": true,
           *               "divisor": 5000,
           *               "divisorUnit": "cm3/kg",
           *               "dimensionRounding": {
           *                 "mode": "ceil",
           *                 "increment": 1,
           *                 "unit": "cm"
           *               },
           *               "weightRounding": {
           *                 "mode": "ceil",
           *                 "increment": 0.5,
           *                 "unit": "kg"
           *               },
           *               "applies": {
           *                 "kind": "always"
           *               },
           *               "limits": {
           *                 "maxWeight": 68,
           *                 "weightUnit": "kg",
           *                 "maxLength": 274,
           *                 "maxLengthPlusGirth": 330,
           *                 "lengthUnit": "cm"
           *               }
           *             },
           *             {
           *               "id": "fedex.metric@before-2025-08-18",
           *               "profile": "metric",
           *               "effectiveFrom": "2010-01-18",
           *               "effectiveTo": "2025-08-17",
           *               "confidence": {
           *                 "divisor": "published",
           *                 "dimensionRounding": "one_source",
           *                 "weightRounding": "one_source"
           *               },
           *               "sources": [
           *                 {
           *                   "title": "FedEx India and EMEA: dimensional weight calculator, rule since 2010-01-18",
           *                   "url": "http://www.fedex.com/in/tools/dimweight.html",
           *                   "readOn": "2026-11-20"
           *                 },
           *                 {
           *                   "title": "GAIN Consulting: the new FedEx dimension changes, July 2025",
           *                   "url": "https://www.gain.consulting/post/understanding-the-new-fedex-dimension-changes",
           *                   "readOn": "2026-11-20"
           *                 }
           *               ],
           *               "notes": [],
           *               "default": true,
           *               "divisor": 5000,
           *               "divisorUnit": "cm3/kg",
           *               "dimensionRounding": {
           *                 "mode": "half-up",
           *                 "increment": 1,
           *                 "unit": "cm"
           *               },
           *               "weightRounding": {
           *                 "mode": "ceil",
           *                 "increment": 0.5,
           *                 "unit": "kg"
           *               },
           *               "applies": {
           *                 "kind": "always"
           *               },
           *               "limits": null
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["Carriers"];
        };
      };
      /** @description The stored answer with this ETag is still valid */
      304: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "malformed_http" | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  listVehicleCoverage: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of a stored answer. If it is still valid, the answer is 304 without a body. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The coverage */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "dataVersion": "vpic-2026-10-13",
           *       "vpic": {
           *         "newestRow": "2026-10-13",
           *         "wmis": 13014,
           *         "schemas": 25293,
           *         "elements": [
           *           {
           *             "id": 1,
           *             "name": "Other Battery Info",
           *             "rows": 1520
           *           },
           *           {
           *             "id": 2,
           *             "name": "Battery Type",
           *             "rows": 1588
           *           }
           *         ]
           *       },
           *       "makers": [
           *         {
           *           "id": "volkswagen-group",
           *           "wmis": [
           *             "XW8",
           *             "LFV"
           *           ],
           *           "sources": [
           *             {
           *               "id": "kracrsp",
           *               "title": "Kenya Revenue Authority: retail selling prices of July 2025, with the first 13 characters, model, body and displacement of 500 cars",
           *               "url": "https://github.com/dennismunderu/Vehicle-Import-Tax-Calculator/blob/main/data/New_CRSP_July_2025.xlsx"
           *             },
           *             {
           *               "id": "ads",
           *               "title": "Advertisements of auto.ria.com, 2023 to 2025, in public repositories: codes with the make, model and year of several cars each",
           *               "url": "https://github.com/Yevchu/auto_ria_scrapy"
           *             }
           *           ]
           *         },
           *         {
           *           "id": "volkswagen",
           *           "wmis": [
           *             "WVW",
           *             "WVG"
           *           ],
           *           "sources": [
           *             {
           *               "id": "kracrsp",
           *               "title": "Kenya Revenue Authority: retail selling prices of July 2025, with the first 13 characters, model, body and displacement of 500 cars",
           *               "url": "https://github.com/dennismunderu/Vehicle-Import-Tax-Calculator/blob/main/data/New_CRSP_July_2025.xlsx"
           *             },
           *             {
           *               "id": "ads",
           *               "title": "Advertisements of auto.ria.com, 2023 to 2025, in public repositories: codes with the make, model and year of several cars each",
           *               "url": "https://github.com/Yevchu/auto_ria_scrapy"
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["VehicleCoverage"];
        };
      };
      /** @description The stored answer with this ETag is still valid */
      304: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "malformed_http" | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "damaged_data" | "missing_data" | "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  lookUpWmi: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of a stored answer. If it is still valid, the answer is 304 without a body. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /**
         * @description Three or six characters, in any case
         * @example 1HG
         */
        wmi: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The code */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "wmi": "1HG",
           *       "makes": [
           *         "Honda"
           *       ],
           *       "manufacturer": "AMERICAN HONDA MOTOR CO., INC.",
           *       "manufacturerId": 988,
           *       "vehicleType": "car",
           *       "country": "US",
           *       "region": "north-america",
           *       "declaredYears": {
           *         "from": 1981
           *       },
           *       "registeredOn": "2015-03-26",
           *       "availableOn": "2015-01-01",
           *       "smallMaker": false,
           *       "sources": [
           *         {
           *           "id": "vpic",
           *           "title": "NHTSA Vehicle Product Information Catalog (vPIC), public domain",
           *           "url": "https://vpic.nhtsa.dot.gov/"
           *         },
           *         {
           *           "id": "opencars",
           *           "title": "opencars/vin-decoder-api (MIT)",
           *           "url": "https://github.com/opencars/vin-decoder-api"
           *         }
           *       ],
           *       "dataVersion": "vpic-2026-10-13"
           *     }
           */
          "application/json": components["schemas"]["Wmi"];
        };
      };
      /** @description The stored answer with this ETag is still valid */
      304: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_character"
              | "invalid_check_digit"
              | "invalid_length"
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "invalid_year_code"
              | "malformed_http"
              | "missing_field"
              | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description There is no such record */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unknown_wmi";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "damaged_data" | "missing_data" | "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  listMakes: {
    parameters: {
      query?: {
        /**
         * @description Only makes with a code for this kind of vehicle
         * @example car
         */
        vehicleType?:
          | "motorcycle"
          | "car"
          | "truck"
          | "bus"
          | "trailer"
          | "mpv"
          | "low-speed"
          | "incomplete"
          | "off-road";
        /**
         * @description Only makes whose name contains this text, in any case
         * @example hon
         */
        contains?: string;
      };
      header?: {
        /** @description The ETag of a stored answer. If it is still valid, the answer is 304 without a body. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The makes */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "makes": [
           *         {
           *           "name": "Honda",
           *           "id": 474,
           *           "vehicleTypes": [
           *             "car",
           *             "motorcycle"
           *           ]
           *         }
           *       ],
           *       "count": 1,
           *       "dataVersion": "vpic-2026-10-13"
           *     }
           */
          "application/json": components["schemas"]["Makes"];
        };
      };
      /** @description The stored answer with this ETag is still valid */
      304: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_character"
              | "invalid_check_digit"
              | "invalid_length"
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "invalid_year_code"
              | "malformed_http"
              | "missing_field"
              | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "damaged_data" | "missing_data" | "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  listModels: {
    parameters: {
      query: {
        /**
         * @description Make, in any case
         * @example Honda
         */
        make: string;
        /**
         * @description Only models that are known for this model year
         * @example 2015
         */
        year?: number;
      };
      header?: {
        /** @description The ETag of a stored answer. If it is still valid, the answer is 304 without a body. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The models */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "make": "Honda",
           *       "makeId": 474,
           *       "year": 2015,
           *       "models": [
           *         {
           *           "name": "Accord",
           *           "id": 1861,
           *           "vehicleTypes": [
           *             "car",
           *             "mpv"
           *           ],
           *           "markets": [
           *             "north-america",
           *             "elsewhere"
           *           ],
           *           "years": [
           *             {
           *               "from": 1981
           *             }
           *           ]
           *         },
           *         {
           *           "name": "Activa",
           *           "vehicleTypes": [],
           *           "markets": [
           *             "elsewhere"
           *           ],
           *           "years": [
           *             {
           *               "from": 2013,
           *               "to": 2018
           *             },
           *             {
           *               "from": 2020,
           *               "to": 2026
           *             }
           *           ]
           *         }
           *       ],
           *       "count": 70,
           *       "dataVersion": "vpic-2026-10-13"
           *     }
           */
          "application/json": components["schemas"]["Models"];
        };
      };
      /** @description The stored answer with this ETag is still valid */
      304: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_character"
              | "invalid_check_digit"
              | "invalid_length"
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "invalid_year_code"
              | "malformed_http"
              | "missing_field"
              | "unknown_field"
              | "unsupported_make";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "damaged_data" | "missing_data" | "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  matchVin: {
    parameters: {
      query: {
        /**
         * @description 3 to 17 characters, with * for each unknown one
         * @example 5UXWX7C5*BA
         */
        pattern: string;
      };
      header?: {
        /** @description The ETag of a stored answer. If it is still valid, the answer is 304 without a body. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The vehicles that match */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "pattern": "5UXWX7C5*BA******",
           *       "makes": [
           *         "BMW"
           *       ],
           *       "years": [
           *         2011
           *       ],
           *       "candidates": [
           *         {
           *           "make": "BMW",
           *           "model": "X3",
           *           "years": [
           *             2011
           *           ],
           *           "bodyTypes": [
           *             "suv"
           *           ],
           *           "market": "north-america"
           *         }
           *       ],
           *       "possibleValues": [],
           *       "country": "US",
           *       "region": "north-america",
           *       "dataVersion": "vpic-2026-10-13"
           *     }
           */
          "application/json": components["schemas"]["VinMatch"];
        };
      };
      /** @description The stored answer with this ETag is still valid */
      304: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_character"
              | "invalid_check_digit"
              | "invalid_length"
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "invalid_year_code"
              | "malformed_http"
              | "missing_field"
              | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description There is no such record */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unknown_wmi";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "damaged_data" | "missing_data" | "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  generateVins: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["VinGenerationRequest"];
      };
    };
    responses: {
      /** @description The VINs */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "notice": "These VINs are invented for tests, from patterns that makers really use. They are not taken from vehicles, but a vehicle with such a VIN may exist.",
           *       "market": "north-america",
           *       "seed": 7,
           *       "count": 2,
           *       "vehicles": [
           *         {
           *           "vin": "19XCR2E95FY425315",
           *           "make": "Honda",
           *           "model": "Accord",
           *           "year": 2015,
           *           "invented": true
           *         },
           *         {
           *           "vin": "JHMCR2F94FX976933",
           *           "make": "Honda",
           *           "model": "Accord",
           *           "year": 2015,
           *           "invented": true
           *         }
           *       ],
           *       "dataVersion": "vpic-2026-10-13"
           *     }
           */
          "application/json": components["schemas"]["InventedVins"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_character"
              | "invalid_check_digit"
              | "invalid_length"
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "invalid_year_code"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unsupported_make"
              | "unsupported_model"
              | "unsupported_vehicle";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "damaged_data" | "missing_data" | "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  decodeVin: {
    parameters: {
      query?: {
        /** @description The model year, where it is known */
        year?: number;
        /** @description A wrong check digit or year code is an error where the law requires it */
        strict?: boolean;
        /** @description Adds `explanation`: what decided each field */
        explain?: boolean;
      };
      header?: {
        /** @description The ETag of a stored answer. If it is still valid, the answer is 304 without a body. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /**
         * @description 17 characters
         * @example 5UXWX7C57BA123456
         */
        vin: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The vehicle */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "vin": "5UXWX7C57BA123456",
           *       "make": "BMW",
           *       "model": "X3",
           *       "year": 2011,
           *       "bodyType": "suv",
           *       "engine": {
           *         "capacityCc": 2979,
           *         "fuel": "gasoline",
           *         "powerKw": 223.7
           *       },
           *       "vehicleType": "mpv",
           *       "manufacturer": "BMW MANUFACTURER CORPORATION / BMW NORTH AMERICA",
           *       "country": "US",
           *       "region": "north-america",
           *       "plant": {
           *         "city": "MUNICH",
           *         "country": "DE"
           *       },
           *       "trim": "xDrive35i",
           *       "doors": 4,
           *       "cylinders": 6,
           *       "gvwrClass": "1D",
           *       "driveType": "all-wheel",
           *       "transmission": {
           *         "style": "automatic",
           *         "speeds": 8
           *       },
           *       "restraints": {
           *         "seatBelts": "manual",
           *         "pretensioners": true,
           *         "frontAirbags": "first-row",
           *         "sideAirbags": "first-row",
           *         "other": [
           *           "Head Inflatable Restraint for Driver, Front Passenger, Rear Outboard Driver-side and Rear Outboard Passenger-side.  Knee Inflatable Restraint for Driver.  Pretensioners for Driver and Front Passenger."
           *         ]
           *       },
           *       "efficiency": {
           *         "cityMpg": 19,
           *         "highwayMpg": 26,
           *         "combinedMpg": 21,
           *         "litresPer100Km": 11.2,
           *         "co2GramsPerMile": 423,
           *         "class": "Sport Utility Vehicle - 4WD",
           *         "source": "epa"
           *       },
           *       "vpicCodes": [
           *         0
           *       ],
           *       "dimensions": {
           *         "lengthMm": 4650,
           *         "widthMm": 1880,
           *         "heightMm": 1680,
           *         "source": "Transport Canada, Canadian Vehicle Specifications, by AllCarsDB (CC BY-SA 4.0)"
           *       },
           *       "checkDigit": {
           *         "valid": true,
           *         "expected": "7"
           *       },
           *       "confidence": {
           *         "transmission": "one_source"
           *       },
           *       "warnings": [],
           *       "dataVersion": "vpic-2026-10-13"
           *     }
           */
          "application/json": components["schemas"]["Vehicle"];
        };
      };
      /** @description The stored answer with this ETag is still valid */
      304: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_character"
              | "invalid_check_digit"
              | "invalid_length"
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "invalid_year_code"
              | "malformed_http"
              | "missing_field"
              | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description There is no such record */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "not_found" | "unknown_wmi";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "damaged_data" | "missing_data" | "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  decodeVinBatch: {
    parameters: {
      query?: {
        /** @description Adds `explanation`: the rule, every step and the sources */
        explain?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The rows, 1 to 1000 */
          items: components["schemas"]["VehicleRequest"][];
        };
      };
    };
    responses: {
      /** @description One result or problem per row, in the order of the rows */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "results": [
           *         {
           *           "data": {
           *             "vin": "1HGCM82633A004352",
           *             "make": "Honda",
           *             "model": "Accord",
           *             "year": 2003,
           *             "bodyType": "coupe",
           *             "engine": {
           *               "capacityCc": 2999,
           *               "fuel": "gasoline",
           *               "powerKw": 179,
           *               "configuration": "v"
           *             },
           *             "vehicleType": "car",
           *             "manufacturer": "AMERICAN HONDA MOTOR CO., INC.",
           *             "country": "US",
           *             "region": "north-america",
           *             "plant": {
           *               "city": "MARYSVILLE",
           *               "state": "OHIO",
           *               "country": "US"
           *             },
           *             "trim": "EX-V6",
           *             "doors": 2,
           *             "cylinders": 6,
           *             "engineModel": "J30A4",
           *             "gvwrClass": "1C",
           *             "driveType": "front-wheel",
           *             "transmission": {
           *               "style": "automatic",
           *               "speeds": 5
           *             },
           *             "restraints": {
           *               "seatBelts": "manual",
           *               "frontAirbags": "first-row",
           *               "sideAirbags": "first-row",
           *               "curtainAirbags": "first-two-rows",
           *               "other": [
           *                 "Seat Belt (Rr center position)"
           *               ]
           *             },
           *             "efficiency": {
           *               "cityMpg": 19,
           *               "highwayMpg": 27,
           *               "combinedMpg": 22,
           *               "litresPer100Km": 10.7,
           *               "co2GramsPerMile": 404,
           *               "class": "Midsize Cars",
           *               "source": "epa"
           *             },
           *             "vpicCodes": [
           *               0
           *             ],
           *             "dimensions": {
           *               "lengthMm": 4770,
           *               "widthMm": 1810,
           *               "heightMm": 1420,
           *               "source": "Transport Canada, Canadian Vehicle Specifications, by AllCarsDB (CC BY-SA 4.0)"
           *             },
           *             "checkDigit": {
           *               "valid": true,
           *               "expected": "3"
           *             },
           *             "confidence": {
           *               "driveType": "one_source"
           *             },
           *             "warnings": [],
           *             "dataVersion": "vpic-2026-10-13"
           *           }
           *         }
           *       ]
           *     }
           */
          "application/json": {
            /** @description One result or problem per row, in the order of the rows */
            results: (
              | {
                  data: components["schemas"]["Vehicle"];
                }
              | {
                  /** @description Why the row has no answer */
                  error: components["schemas"]["Problem"] & {
                    /**
                     * @description Stable snake_case name of the problem
                     * @enum {string}
                     */
                    code:
                      | "invalid_character"
                      | "invalid_check_digit"
                      | "invalid_length"
                      | "invalid_request"
                      | "invalid_type"
                      | "invalid_value"
                      | "invalid_year_code"
                      | "missing_field"
                      | "nested_too_deep"
                      | "not_found"
                      | "unknown_field"
                      | "unknown_wmi";
                  };
                }
            )[];
          };
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "damaged_data" | "missing_data" | "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  calculateTax: {
    parameters: {
      query?: {
        /** @description Adds `explanation`: the rule, every step and the sources */
        explain?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TaxRequest"];
      };
    };
    responses: {
      /** @description The tax and its payments */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "jurisdiction": "US-CA",
           *       "tax_year": "2025",
           *       "period_start": "2025-01-01",
           *       "period_end": "2025-12-31",
           *       "filing_status": "single",
           *       "currency": "USD",
           *       "tax_due": 13808.98,
           *       "refund": 0,
           *       "effective_rate": 0.162459,
           *       "marginal_rate": 0.313,
           *       "quarterly": [
           *         {
           *           "period": "Q1",
           *           "payment": 3635.25,
           *           "due_date": "2025-04-15",
           *           "parts": [
           *             {
           *               "jurisdiction": "US",
           *               "payment": 2537.25,
           *               "due_date": "2025-04-15"
           *             },
           *             {
           *               "jurisdiction": "US-CA",
           *               "payment": 1098,
           *               "due_date": "2025-04-15"
           *             }
           *           ]
           *         },
           *         {
           *           "period": "Q2",
           *           "payment": 4001.24,
           *           "due_date": "2025-06-16",
           *           "parts": [
           *             {
           *               "jurisdiction": "US",
           *               "payment": 2537.25,
           *               "due_date": "2025-06-16"
           *             },
           *             {
           *               "jurisdiction": "US-CA",
           *               "payment": 1463.99,
           *               "due_date": "2025-06-16"
           *             }
           *           ]
           *         }
           *       ],
           *       "levels": [
           *         {
           *           "jurisdiction": "US",
           *           "tax_due": 10149,
           *           "refund": 0,
           *           "components": {
           *             "adjusted_gross_income": 85000,
           *             "taxable_income": 69250,
           *             "tax_before_credits": 10149,
           *             "alternative_minimum_tax": 0,
           *             "credits": 0,
           *             "tax_after_credits": 10149,
           *             "refundable_credits": 0,
           *             "earned_income_credit": 0,
           *             "income_tax_after_all_credits": 10149,
           *             "self_employment_tax": 0,
           *             "net_investment_income_tax": 0,
           *             "additional_medicare_tax": 0
           *           }
           *         },
           *         {
           *           "jurisdiction": "US-CA",
           *           "tax_due": 3659.98,
           *           "refund": 0,
           *           "components": {
           *             "adjusted_gross_income": 85000,
           *             "taxable_income": 79294,
           *             "tax_before_credits": 3812.98,
           *             "behavioral_health_tax": 0,
           *             "credits": 153,
           *             "tax_after_credits": 3659.98,
           *             "earned_income_credit": 0,
           *             "young_child_credit": 0
           *           }
           *         }
           *       ],
           *       "figures": "published",
           *       "assumptions": [
           *         "US: deducted from gross_income without a claim in deductions: standard deduction 15750.",
           *         "US-CA: deducted from gross_income without a claim in deductions: deduction 5706."
           *       ]
           *     }
           */
          "application/json": components["schemas"]["TaxResult"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unsupported_filing_status"
              | "unsupported_input"
              | "unsupported_jurisdiction"
              | "unsupported_tax_year";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  calculateTaxBatch: {
    parameters: {
      query?: {
        /** @description Adds `explanation`: the rule, every step and the sources */
        explain?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The rows, 1 to 1000 */
          items: components["schemas"]["TaxRequest"][];
        };
      };
    };
    responses: {
      /** @description One result or problem per row, in the order of the rows */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "results": [
           *         {
           *           "data": {
           *             "jurisdiction": "US-CA",
           *             "tax_year": "2025",
           *             "period_start": "2025-01-01",
           *             "period_end": "2025-12-31",
           *             "filing_status": "single",
           *             "currency": "USD",
           *             "tax_due": 13808.98,
           *             "refund": 0,
           *             "effective_rate": 0.162459,
           *             "marginal_rate": 0.313,
           *             "quarterly": [
           *               {
           *                 "period": "Q1",
           *                 "payment": 3635.25,
           *                 "due_date": "2025-04-15",
           *                 "parts": [
           *                   {
           *                     "jurisdiction": "US",
           *                     "payment": 2537.25,
           *                     "due_date": "2025-04-15"
           *                   },
           *                   {
           *                     "jurisdiction": "US-CA",
           *                     "payment": 1098,
           *                     "due_date": "2025-04-15"
           *                   }
           *                 ]
           *               },
           *               {
           *                 "period": "Q2",
           *                 "payment": 4001.24,
           *                 "due_date": "2025-06-16",
           *                 "parts": [
           *                   {
           *                     "jurisdiction": "US",
           *                     "payment": 2537.25,
           *                     "due_date": "2025-06-16"
           *                   },
           *                   {
           *                     "jurisdiction": "US-CA",
           *                     "payment": 1463.99,
           *                     "due_date": "2025-06-16"
           *                   }
           *                 ]
           *               }
           *             ],
           *             "levels": [
           *               {
           *                 "jurisdiction": "US",
           *                 "tax_due": 10149,
           *                 "refund": 0,
           *                 "components": {
           *                   "adjusted_gross_income": 85000,
           *                   "taxable_income": 69250,
           *                   "tax_before_credits": 10149,
           *                   "alternative_minimum_tax": 0,
           *                   "credits": 0,
           *                   "tax_after_credits": 10149,
           *                   "refundable_credits": 0,
           *                   "earned_income_credit": 0,
           *                   "income_tax_after_all_credits": 10149,
           *                   "self_employment_tax": 0,
           *                   "net_investment_income_tax": 0,
           *                   "additional_medicare_tax": 0
           *                 }
           *               },
           *               {
           *                 "jurisdiction": "US-CA",
           *                 "tax_due": 3659.98,
           *                 "refund": 0,
           *                 "components": {
           *                   "adjusted_gross_income": 85000,
           *                   "taxable_income": 79294,
           *                   "tax_before_credits": 3812.98,
           *                   "behavioral_health_tax": 0,
           *                   "credits": 153,
           *                   "tax_after_credits": 3659.98,
           *                   "earned_income_credit": 0,
           *                   "young_child_credit": 0
           *                 }
           *               }
           *             ],
           *             "figures": "published",
           *             "assumptions": [
           *               "US: deducted from gross_income without a claim in deductions: standard deduction 15750.",
           *               "US-CA: deducted from gross_income without a claim in deductions: deduction 5706."
           *             ]
           *           }
           *         }
           *       ]
           *     }
           */
          "application/json": {
            /** @description One result or problem per row, in the order of the rows */
            results: (
              | {
                  data: components["schemas"]["TaxResult"];
                }
              | {
                  /** @description Why the row has no answer */
                  error: components["schemas"]["Problem"] & {
                    /**
                     * @description Stable snake_case name of the problem
                     * @enum {string}
                     */
                    code:
                      | "invalid_request"
                      | "invalid_type"
                      | "invalid_value"
                      | "missing_field"
                      | "nested_too_deep"
                      | "unknown_field"
                      | "unsupported_filing_status"
                      | "unsupported_input"
                      | "unsupported_jurisdiction"
                      | "unsupported_tax_year";
                  };
                }
            )[];
          };
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  marginalSchedule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TaxRequest"];
      };
    };
    responses: {
      /** @description The segments */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "jurisdiction": "US-CA",
           *       "tax_year": "2025",
           *       "currency": "USD",
           *       "up_to": 170000,
           *       "segments": [
           *         {
           *           "from": 0,
           *           "tax_at": 0,
           *           "rate": 0
           *         },
           *         {
           *           "from": 17203.57,
           *           "tax_at": 0,
           *           "rate": 0.1765
           *         }
           *       ],
           *       "is_truncated": false
           *     }
           */
          "application/json": components["schemas"]["MarginalSchedule"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unsupported_filing_status"
              | "unsupported_input"
              | "unsupported_jurisdiction"
              | "unsupported_tax_year";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  grossFor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GrossForRequest"];
      };
    };
    responses: {
      /** @description The income and its tax */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "jurisdiction": "US",
           *       "tax_year": "2025",
           *       "currency": "USD",
           *       "gross_income": 54399.43,
           *       "tax_due": 4399.43,
           *       "net": 50000,
           *       "is_exact": true
           *     }
           */
          "application/json": components["schemas"]["GrossForResult"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unsupported_filing_status"
              | "unsupported_input"
              | "unsupported_jurisdiction"
              | "unsupported_tax_year";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  compareTax: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TaxComparisonRequest"];
      };
    };
    responses: {
      /** @description One result each */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "results": [
           *         {
           *           "jurisdiction": "US",
           *           "tax_year": "2025",
           *           "period_start": "2025-01-01",
           *           "period_end": "2025-12-31",
           *           "filing_status": "married_joint",
           *           "currency": "USD",
           *           "tax_due": 6543,
           *           "refund": 0,
           *           "effective_rate": 0.0727,
           *           "marginal_rate": 0.12,
           *           "quarterly": [
           *             {
           *               "period": "Q1",
           *               "payment": 1635.75,
           *               "due_date": "2025-04-15"
           *             },
           *             {
           *               "period": "Q2",
           *               "payment": 1635.75,
           *               "due_date": "2025-06-16"
           *             }
           *           ],
           *           "levels": [
           *             {
           *               "jurisdiction": "US",
           *               "tax_due": 6543,
           *               "refund": 0,
           *               "components": {
           *                 "adjusted_gross_income": 90000,
           *                 "taxable_income": 58500,
           *                 "tax_before_credits": 6543,
           *                 "alternative_minimum_tax": 0,
           *                 "credits": 0,
           *                 "tax_after_credits": 6543,
           *                 "refundable_credits": 0,
           *                 "earned_income_credit": 0,
           *                 "income_tax_after_all_credits": 6543,
           *                 "self_employment_tax": 0,
           *                 "net_investment_income_tax": 0,
           *                 "additional_medicare_tax": 0
           *               }
           *             }
           *           ],
           *           "figures": "published",
           *           "assumptions": [
           *             "US means the federal tax alone: send the code of a state, such as US-CA, for its tax too.",
           *             "US: deducted from gross_income without a claim in deductions: standard deduction 31500."
           *           ]
           *         },
           *         {
           *           "jurisdiction": "US",
           *           "tax_year": "2025",
           *           "period_start": "2025-01-01",
           *           "period_end": "2025-12-31",
           *           "filing_status": "surviving_spouse",
           *           "currency": "USD",
           *           "tax_due": 6543,
           *           "refund": 0,
           *           "effective_rate": 0.0727,
           *           "marginal_rate": 0.12,
           *           "quarterly": [
           *             {
           *               "period": "Q1",
           *               "payment": 1635.75,
           *               "due_date": "2025-04-15"
           *             },
           *             {
           *               "period": "Q2",
           *               "payment": 1635.75,
           *               "due_date": "2025-06-16"
           *             }
           *           ],
           *           "levels": [
           *             {
           *               "jurisdiction": "US",
           *               "tax_due": 6543,
           *               "refund": 0,
           *               "components": {
           *                 "adjusted_gross_income": 90000,
           *                 "taxable_income": 58500,
           *                 "tax_before_credits": 6543,
           *                 "alternative_minimum_tax": 0,
           *                 "credits": 0,
           *                 "tax_after_credits": 6543,
           *                 "refundable_credits": 0,
           *                 "earned_income_credit": 0,
           *                 "income_tax_after_all_credits": 6543,
           *                 "self_employment_tax": 0,
           *                 "net_investment_income_tax": 0,
           *                 "additional_medicare_tax": 0
           *               }
           *             }
           *           ],
           *           "figures": "published",
           *           "assumptions": [
           *             "US means the federal tax alone: send the code of a state, such as US-CA, for its tax too.",
           *             "US: deducted from gross_income without a claim in deductions: standard deduction 31500."
           *           ]
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["TaxComparison"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unsupported_filing_status"
              | "unsupported_input"
              | "unsupported_jurisdiction"
              | "unsupported_tax_year";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  planEstimatedTax: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TaxRequest"];
      };
    };
    responses: {
      /** @description The plan */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "jurisdiction": "US-CA",
           *       "tax_year": "2025",
           *       "currency": "USD",
           *       "total_tax": 13808.98,
           *       "required_annual_payment": 12428.09,
           *       "withholding": 0,
           *       "estimated_payments": 12428.09,
           *       "payments": [
           *         {
           *           "period": "Q1",
           *           "payment": 3271.73,
           *           "due_date": "2025-04-15",
           *           "parts": [
           *             {
           *               "jurisdiction": "US",
           *               "payment": 2283.53,
           *               "due_date": "2025-04-15"
           *             },
           *             {
           *               "jurisdiction": "US-CA",
           *               "payment": 988.2,
           *               "due_date": "2025-04-15"
           *             }
           *           ]
           *         },
           *         {
           *           "period": "Q2",
           *           "payment": 3601.13,
           *           "due_date": "2025-06-16",
           *           "parts": [
           *             {
           *               "jurisdiction": "US",
           *               "payment": 2283.53,
           *               "due_date": "2025-06-16"
           *             },
           *             {
           *               "jurisdiction": "US-CA",
           *               "payment": 1317.6,
           *               "due_date": "2025-06-16"
           *             }
           *           ]
           *         }
           *       ],
           *       "levels": [
           *         {
           *           "jurisdiction": "US",
           *           "total_tax": 10149,
           *           "current_year_amount": 9134.1,
           *           "required_annual_payment": 9134.1,
           *           "withholding": 0,
           *           "estimated_payments": 9134.1,
           *           "reason": "current_year",
           *           "sources": [
           *             {
           *               "title": "26 U.S.C. 6654(d) and (e)",
           *               "url": "https://www.law.cornell.edu/uscode/text/26/6654",
           *               "read_on": "2026-11-20"
           *             }
           *           ]
           *         },
           *         {
           *           "jurisdiction": "US-CA",
           *           "total_tax": 3659.98,
           *           "current_year_amount": 3293.99,
           *           "required_annual_payment": 3293.99,
           *           "withholding": 0,
           *           "estimated_payments": 3293.99,
           *           "reason": "current_year",
           *           "sources": [
           *             {
           *               "title": "FTB Form 540-ES instructions",
           *               "url": "https://www.ftb.ca.gov/forms/2025/2025-540-es-instructions.html",
           *               "read_on": "2026-11-20"
           *             }
           *           ]
           *         }
           *       ],
           *       "assumptions": [
           *         "US: deducted from gross_income without a claim in deductions: standard deduction 15750.",
           *         "US-CA: deducted from gross_income without a claim in deductions: deduction 5706."
           *       ]
           *     }
           */
          "application/json": components["schemas"]["EstimatedTaxPlan"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unsupported_filing_status"
              | "unsupported_input"
              | "unsupported_jurisdiction"
              | "unsupported_tax_year";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  calculatePay: {
    parameters: {
      query?: {
        /** @description Adds `explanation`: the rule, every step and the sources */
        explain?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PayRequest"];
      };
    };
    responses: {
      /** @description The pay and its parts */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "jurisdiction": "DE",
           *       "tax_year": "2026",
           *       "period_start": "2026-01-01",
           *       "period_end": "2026-12-31",
           *       "filing_status": "single",
           *       "currency": "EUR",
           *       "gross_income": 58000,
           *       "income_tax": 8861,
           *       "local_tax": 0,
           *       "employee_contributions": 12614.88,
           *       "employer_contributions": 12353.88,
           *       "additions": 0,
           *       "net_income": 36524.12,
           *       "employer_cost": 70353.88,
           *       "contributions": [
           *         {
           *           "id": "pension",
           *           "name": "Pension insurance (Rentenversicherung)",
           *           "employee": 5394,
           *           "employer": 5394,
           *           "base": 58000,
           *           "cap_reached": false
           *         },
           *         {
           *           "id": "unemployment",
           *           "name": "Unemployment insurance (Arbeitslosenversicherung)",
           *           "employee": 753.96,
           *           "employer": 753.96,
           *           "base": 58000,
           *           "cap_reached": false
           *         }
           *       ],
           *       "per_period": {
           *         "month": {
           *           "gross_income": 4833.33,
           *           "income_tax": 738.42,
           *           "local_tax": 0,
           *           "employee_contributions": 1051.24,
           *           "employer_contributions": 1029.49,
           *           "additions": 0,
           *           "net_income": 3043.67,
           *           "employer_cost": 5862.82
           *         },
           *         "fortnight": {
           *           "gross_income": 2230.77,
           *           "income_tax": 340.81,
           *           "local_tax": 0,
           *           "employee_contributions": 485.19,
           *           "employer_contributions": 475.15,
           *           "additions": 0,
           *           "net_income": 1404.77,
           *           "employer_cost": 2705.92
           *         },
           *         "week": {
           *           "gross_income": 1115.38,
           *           "income_tax": 170.4,
           *           "local_tax": 0,
           *           "employee_contributions": 242.59,
           *           "employer_contributions": 237.57,
           *           "additions": 0,
           *           "net_income": 702.39,
           *           "employer_cost": 1352.95
           *         }
           *       },
           *       "figures": "published",
           *       "assumptions": [
           *         "filing_status is single.",
           *         "Not sent, so these defaults are used: options.has_children false, options.saxony false, options.tax_basis assessment, options.u1_rate 0, options.u2_rate 0, options.accident_rate 0."
           *       ]
           *     }
           */
          "application/json": components["schemas"]["PayResult"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unsupported_filing_status"
              | "unsupported_input"
              | "unsupported_jurisdiction"
              | "unsupported_tax_year";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  calculatePayBatch: {
    parameters: {
      query?: {
        /** @description Adds `explanation`: the rule, every step and the sources */
        explain?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The rows, 1 to 1000 */
          items: components["schemas"]["PayRequest"][];
        };
      };
    };
    responses: {
      /** @description One result or problem per row, in the order of the rows */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "results": [
           *         {
           *           "data": {
           *             "jurisdiction": "DE",
           *             "tax_year": "2026",
           *             "period_start": "2026-01-01",
           *             "period_end": "2026-12-31",
           *             "filing_status": "single",
           *             "currency": "EUR",
           *             "gross_income": 58000,
           *             "income_tax": 8861,
           *             "local_tax": 0,
           *             "employee_contributions": 12614.88,
           *             "employer_contributions": 12353.88,
           *             "additions": 0,
           *             "net_income": 36524.12,
           *             "employer_cost": 70353.88,
           *             "contributions": [
           *               {
           *                 "id": "pension",
           *                 "name": "Pension insurance (Rentenversicherung)",
           *                 "employee": 5394,
           *                 "employer": 5394,
           *                 "base": 58000,
           *                 "cap_reached": false
           *               },
           *               {
           *                 "id": "unemployment",
           *                 "name": "Unemployment insurance (Arbeitslosenversicherung)",
           *                 "employee": 753.96,
           *                 "employer": 753.96,
           *                 "base": 58000,
           *                 "cap_reached": false
           *               }
           *             ],
           *             "per_period": {
           *               "month": {
           *                 "gross_income": 4833.33,
           *                 "income_tax": 738.42,
           *                 "local_tax": 0,
           *                 "employee_contributions": 1051.24,
           *                 "employer_contributions": 1029.49,
           *                 "additions": 0,
           *                 "net_income": 3043.67,
           *                 "employer_cost": 5862.82
           *               },
           *               "fortnight": {
           *                 "gross_income": 2230.77,
           *                 "income_tax": 340.81,
           *                 "local_tax": 0,
           *                 "employee_contributions": 485.19,
           *                 "employer_contributions": 475.15,
           *                 "additions": 0,
           *                 "net_income": 1404.77,
           *                 "employer_cost": 2705.92
           *               },
           *               "week": {
           *                 "gross_income": 1115.38,
           *                 "income_tax": 170.4,
           *                 "local_tax": 0,
           *                 "employee_contributions": 242.59,
           *                 "employer_contributions": 237.57,
           *                 "additions": 0,
           *                 "net_income": 702.39,
           *                 "employer_cost": 1352.95
           *               }
           *             },
           *             "figures": "published",
           *             "assumptions": [
           *               "filing_status is single.",
           *               "Not sent, so these defaults are used: options.has_children false, options.saxony false, options.tax_basis assessment, options.u1_rate 0, options.u2_rate 0, options.accident_rate 0."
           *             ]
           *           }
           *         }
           *       ]
           *     }
           */
          "application/json": {
            /** @description One result or problem per row, in the order of the rows */
            results: (
              | {
                  data: components["schemas"]["PayResult"];
                }
              | {
                  /** @description Why the row has no answer */
                  error: components["schemas"]["Problem"] & {
                    /**
                     * @description Stable snake_case name of the problem
                     * @enum {string}
                     */
                    code:
                      | "invalid_request"
                      | "invalid_type"
                      | "invalid_value"
                      | "missing_field"
                      | "nested_too_deep"
                      | "unknown_field"
                      | "unsupported_filing_status"
                      | "unsupported_input"
                      | "unsupported_jurisdiction"
                      | "unsupported_tax_year";
                  };
                }
            )[];
          };
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  grossForPay: {
    parameters: {
      query?: {
        /** @description Adds `explanation`: the rule, every step and the sources */
        explain?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GrossPayRequest"];
      };
    };
    responses: {
      /** @description The pay for that gross salary */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "jurisdiction": "DE",
           *       "tax_year": "2026",
           *       "period_start": "2026-01-01",
           *       "period_end": "2026-12-31",
           *       "filing_status": "single",
           *       "currency": "EUR",
           *       "gross_income": 56984.08,
           *       "income_tax": 8590,
           *       "local_tax": 0,
           *       "employee_contributions": 12394.08,
           *       "employer_contributions": 12137.64,
           *       "additions": 0,
           *       "net_income": 36000,
           *       "employer_cost": 69121.72,
           *       "contributions": [
           *         {
           *           "id": "pension",
           *           "name": "Pension insurance (Rentenversicherung)",
           *           "employee": 5299.56,
           *           "employer": 5299.56,
           *           "base": 56984.08,
           *           "cap_reached": false
           *         },
           *         {
           *           "id": "unemployment",
           *           "name": "Unemployment insurance (Arbeitslosenversicherung)",
           *           "employee": 740.76,
           *           "employer": 740.76,
           *           "base": 56984.08,
           *           "cap_reached": false
           *         }
           *       ],
           *       "per_period": {
           *         "month": {
           *           "gross_income": 4748.67,
           *           "income_tax": 715.83,
           *           "local_tax": 0,
           *           "employee_contributions": 1032.84,
           *           "employer_contributions": 1011.47,
           *           "additions": 0,
           *           "net_income": 3000,
           *           "employer_cost": 5760.14
           *         },
           *         "fortnight": {
           *           "gross_income": 2191.7,
           *           "income_tax": 330.38,
           *           "local_tax": 0,
           *           "employee_contributions": 476.7,
           *           "employer_contributions": 466.83,
           *           "additions": 0,
           *           "net_income": 1384.62,
           *           "employer_cost": 2658.53
           *         },
           *         "week": {
           *           "gross_income": 1095.85,
           *           "income_tax": 165.19,
           *           "local_tax": 0,
           *           "employee_contributions": 238.35,
           *           "employer_contributions": 233.42,
           *           "additions": 0,
           *           "net_income": 692.31,
           *           "employer_cost": 1329.27
           *         }
           *       },
           *       "figures": "published",
           *       "assumptions": [
           *         "filing_status is single.",
           *         "Not sent, so these defaults are used: options.has_children false, options.saxony false, options.tax_basis assessment, options.u1_rate 0, options.u2_rate 0, options.accident_rate 0."
           *       ],
           *       "is_exact": true
           *     }
           */
          "application/json": components["schemas"]["GrossPayResult"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unsupported_filing_status"
              | "unsupported_input"
              | "unsupported_jurisdiction"
              | "unsupported_tax_year";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  comparePay: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PayComparisonRequest"];
      };
    };
    responses: {
      /** @description The pay in each place */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "currency": "EUR",
           *       "results": [
           *         {
           *           "jurisdiction": "DE",
           *           "tax_year": "2026",
           *           "exchange_rate": 1,
           *           "gross_income": 58000,
           *           "income_tax": 8861,
           *           "local_tax": 0,
           *           "employee_contributions": 12614.88,
           *           "employer_contributions": 12353.88,
           *           "additions": 0,
           *           "net_income": 36524.12,
           *           "employer_cost": 70353.88,
           *           "figures": "published",
           *           "assumptions": [
           *             "filing_status is single.",
           *             "Not sent, so these defaults are used: options.has_children false, options.saxony false, options.tax_basis assessment, options.u1_rate 0, options.u2_rate 0, options.accident_rate 0."
           *           ]
           *         },
           *         {
           *           "jurisdiction": "PT",
           *           "tax_year": "2026",
           *           "exchange_rate": 1,
           *           "gross_income": 58000,
           *           "income_tax": 14580.83,
           *           "local_tax": 0,
           *           "employee_contributions": 6379.94,
           *           "employer_contributions": 13775.02,
           *           "additions": 0,
           *           "net_income": 37039.23,
           *           "employer_cost": 71775.02,
           *           "figures": "published",
           *           "assumptions": [
           *             "filing_status is single.",
           *             "Not sent, so these defaults are used: salaries_per_year 14, options.accident_rate 0."
           *           ]
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["PayComparison"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unsupported_filing_status"
              | "unsupported_input"
              | "unsupported_jurisdiction"
              | "unsupported_tax_year";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  listJurisdictions: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of a stored answer. If it is still valid, the answer is 304 without a body. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The jurisdictions */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "jurisdictions": [
           *         {
           *           "jurisdiction": "AE",
           *           "name": "United Arab Emirates",
           *           "currency": "AED",
           *           "filing_statuses": [
           *             "single",
           *             "married_separate"
           *           ],
           *           "inputs": [],
           *           "years": [
           *             {
           *               "tax_year": "2023",
           *               "period_start": "2023-01-01",
           *               "period_end": "2023-12-31",
           *               "status": "enacted",
           *               "confidence": "two_sources",
           *               "figures": "published"
           *             },
           *             {
           *               "tax_year": "2024",
           *               "period_start": "2024-01-01",
           *               "period_end": "2024-12-31",
           *               "status": "enacted",
           *               "confidence": "two_sources",
           *               "figures": "published"
           *             }
           *           ]
           *         },
           *         {
           *           "jurisdiction": "AR",
           *           "name": "Argentina",
           *           "currency": "ARS",
           *           "filing_statuses": [
           *             "single",
           *             "married_separate"
           *           ],
           *           "inputs": [
           *             "basis"
           *           ],
           *           "years": [
           *             {
           *               "tax_year": "2025",
           *               "period_start": "2025-01-01",
           *               "period_end": "2025-12-31",
           *               "status": "enacted",
           *               "confidence": "one_source",
           *               "figures": "published"
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["Jurisdictions"];
        };
      };
      /** @description The stored answer with this ETag is still valid */
      304: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "malformed_http" | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  getJurisdiction: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of a stored answer. If it is still valid, the answer is 304 without a body. */
        "If-None-Match"?: components["parameters"]["If-None-Match"];
      };
      path: {
        /**
         * @description Such as US-CA, case-insensitive
         * @example US-CA
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The jurisdiction */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "jurisdiction": "US-CA",
           *       "name": "California",
           *       "currency": "USD",
           *       "filing_statuses": [
           *         "single",
           *         "married_joint"
           *       ],
           *       "inputs": [
           *         "age",
           *         "spouse_age"
           *       ],
           *       "years": [
           *         {
           *           "tax_year": "2021",
           *           "period_start": "2021-01-01",
           *           "period_end": "2021-12-31",
           *           "status": "enacted",
           *           "confidence": "one_source",
           *           "figures": "published"
           *         },
           *         {
           *           "tax_year": "2022",
           *           "period_start": "2022-01-01",
           *           "period_end": "2022-12-31",
           *           "status": "enacted",
           *           "confidence": "one_source",
           *           "figures": "published"
           *         }
           *       ],
           *       "figures": [
           *         {
           *           "parameter": "printed_table",
           *           "effective_from": "2024-01-01",
           *           "value": {
           *             "bands": [
           *               {
           *                 "from": 0,
           *                 "width": 50.5
           *               },
           *               {
           *                 "from": 50.5,
           *                 "width": 100
           *               }
           *             ],
           *             "end": 100000.5
           *           },
           *           "confidence": "two_sources",
           *           "sources": [
           *             {
           *               "title": "2024 Form 540 booklet, line 31 and tax table, pages 69 to 74, as mmacpherson/tenforty reads them",
           *               "url": "https://github.com/mmacpherson/tenforty/blob/ead1257fb247269957b22bd6e1741cd5a6103505/docs/validation/state-fixtures/CA-2024.md",
           *               "read_on": "2026-11-22"
           *             },
           *             {
           *               "title": "2025 Form 540 booklet, tax table, as Invaro/opentax-engine reads it",
           *               "url": "https://github.com/Invaro/opentax-engine/blob/f23f60743409f8d445ba8eeddf5c27a1dd193e82/packages/corpus-us-federal/src/rules/state-ca.ts",
           *               "read_on": "2026-11-22"
           *             }
           *           ]
           *         },
           *         {
           *           "parameter": "printed_table",
           *           "effective_from": "2026-01-01",
           *           "value": null,
           *           "confidence": "one_source",
           *           "sources": []
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["Jurisdiction"];
        };
      };
      /** @description The stored answer with this ETag is still valid */
      304: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "missing_field"
              | "unknown_field"
              | "unsupported_jurisdiction";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  inspectCertificate: {
    parameters: {
      query: {
        /**
         * @description Host name or IP address, without scheme and port
         * @example example.com
         */
        hostname: string;
        /**
         * @description TCP port; by default 443, or the usual port of `starttls`
         * @example 443
         */
        port?: number;
        /**
         * @description Protocol to speak before TLS, or `none`; by default chosen by the port
         * @example none
         */
        starttls?:
          | "smtp"
          | "lmtp"
          | "imap"
          | "pop3"
          | "ftp"
          | "nntp"
          | "sieve"
          | "ldap"
          | "xmpp"
          | "xmpp-server"
          | "postgres"
          | "mysql"
          | "none";
        /** @description Name to send in SNI instead of the host's; empty for none */
        servername?: string;
        /** @description Only IPv4 or only IPv6 addresses */
        family?: 4 | 6;
        /** @description Adds `addresses`: one answer per resolved address */
        all_addresses?: boolean;
        /** @description `both` adds `leaves`: the ECDSA and the RSA certificate */
        key_types?: "default" | "both";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The report */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "hostname": "example.com",
           *       "issuer": "CN=Example CA G1,O=Example Trust Services,C=US",
           *       "subject": "CN=example.com",
           *       "expires_at": "2027-01-01T00:00:00Z",
           *       "days_remaining": 41,
           *       "not_before": "2026-10-01T00:00:00Z",
           *       "seconds_remaining": 3585600,
           *       "lifetime_seconds": 7948800,
           *       "lifetime_used": 0.548913,
           *       "checked_at": "2026-11-20T12:00:00Z",
           *       "serial": "123456",
           *       "fingerprint_sha256": "62:CB:4D:E4:B8:4C:1E:FD:4D:80:65:71:75:14:5D:DD:1E:E7:B9:BD:7A:54:5B:4C:4F:38:33:88:29:4F:9C:71",
           *       "subject_alt_names": [
           *         "DNS:example.com",
           *         "DNS:www.example.com"
           *       ],
           *       "key": {
           *         "type": "ec",
           *         "curve": "P-256"
           *       },
           *       "signature_algorithm": "ecdsa-with-SHA256",
           *       "must_staple": false,
           *       "chain": [
           *         {
           *           "subject": "CN=example.com",
           *           "issuer": "CN=Example CA G1,O=Example Trust Services,C=US",
           *           "expires_at": "2027-01-01T00:00:00Z"
           *         }
           *       ],
           *       "trust": {
           *         "expired": false,
           *         "not_yet_valid": false,
           *         "self_signed": false,
           *         "hostname_match": true
           *       },
           *       "renewal_id": "BkLKnwRukr0b2DC-7aCQaGKBCZo.EjRW",
           *       "port": 443,
           *       "tls": {
           *         "protocol": "TLSv1.3",
           *         "legacy_fallback": false,
           *         "classical_fallback": false,
           *         "client_certificate_required": false
           *       }
           *     }
           */
          "application/json": components["schemas"]["CertificateReport"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_hostname"
              | "invalid_port"
              | "invalid_protocol"
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "missing_field"
              | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_address" | "blocked_caller" | "blocked_port" | "insufficient_scope";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description The looked-up host failed */
      502: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "certificate_too_large"
              | "connect_failed"
              | "connect_refused"
              | "connection_closed"
              | "dns_failure"
              | "handshake_failed"
              | "malformed_certificate"
              | "no_certificate"
              | "not_tls"
              | "starttls_failed"
              | "starttls_unsupported";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
      /** @description The looked-up host did not answer in time */
      504: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "aborted" | "timeout";
          };
        };
      };
    };
  };
  inspectCertificateBatch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The rows, 1 to 100 */
          items: components["schemas"]["CertificateRequest"][];
        };
      };
    };
    responses: {
      /** @description One result or problem per row, in the order of the rows */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "results": [
           *         {
           *           "data": {
           *             "hostname": "example.com",
           *             "issuer": "CN=Example CA G1,O=Example Trust Services,C=US",
           *             "subject": "CN=example.com",
           *             "expires_at": "2027-01-01T00:00:00Z",
           *             "days_remaining": 41,
           *             "not_before": "2026-10-01T00:00:00Z",
           *             "seconds_remaining": 3585600,
           *             "lifetime_seconds": 7948800,
           *             "lifetime_used": 0.548913,
           *             "checked_at": "2026-11-20T12:00:00Z",
           *             "serial": "123456",
           *             "fingerprint_sha256": "62:CB:4D:E4:B8:4C:1E:FD:4D:80:65:71:75:14:5D:DD:1E:E7:B9:BD:7A:54:5B:4C:4F:38:33:88:29:4F:9C:71",
           *             "subject_alt_names": [
           *               "DNS:example.com",
           *               "DNS:www.example.com"
           *             ],
           *             "key": {
           *               "type": "ec",
           *               "curve": "P-256"
           *             },
           *             "signature_algorithm": "ecdsa-with-SHA256",
           *             "must_staple": false,
           *             "chain": [
           *               {
           *                 "subject": "CN=example.com",
           *                 "issuer": "CN=Example CA G1,O=Example Trust Services,C=US",
           *                 "expires_at": "2027-01-01T00:00:00Z"
           *               }
           *             ],
           *             "trust": {
           *               "expired": false,
           *               "not_yet_valid": false,
           *               "self_signed": false,
           *               "hostname_match": true
           *             },
           *             "renewal_id": "BkLKnwRukr0b2DC-7aCQaGKBCZo.EjRW",
           *             "port": 443,
           *             "tls": {
           *               "protocol": "TLSv1.3",
           *               "legacy_fallback": false,
           *               "classical_fallback": false,
           *               "client_certificate_required": false
           *             }
           *           }
           *         },
           *         {
           *           "data": {
           *             "hostname": "mail.example.com",
           *             "issuer": "CN=Example CA G1,O=Example Trust Services,C=US",
           *             "subject": "CN=example.com",
           *             "expires_at": "2027-01-01T00:00:00Z",
           *             "days_remaining": 41,
           *             "not_before": "2026-10-01T00:00:00Z",
           *             "seconds_remaining": 3585600,
           *             "lifetime_seconds": 7948800,
           *             "lifetime_used": 0.548913,
           *             "checked_at": "2026-11-20T12:00:00Z",
           *             "serial": "123456",
           *             "fingerprint_sha256": "62:CB:4D:E4:B8:4C:1E:FD:4D:80:65:71:75:14:5D:DD:1E:E7:B9:BD:7A:54:5B:4C:4F:38:33:88:29:4F:9C:71",
           *             "subject_alt_names": [
           *               "DNS:example.com",
           *               "DNS:www.example.com"
           *             ],
           *             "key": {
           *               "type": "ec",
           *               "curve": "P-256"
           *             },
           *             "signature_algorithm": "ecdsa-with-SHA256",
           *             "must_staple": false,
           *             "chain": [
           *               {
           *                 "subject": "CN=example.com",
           *                 "issuer": "CN=Example CA G1,O=Example Trust Services,C=US",
           *                 "expires_at": "2027-01-01T00:00:00Z"
           *               }
           *             ],
           *             "trust": {
           *               "expired": false,
           *               "not_yet_valid": false,
           *               "self_signed": false,
           *               "hostname_match": false
           *             },
           *             "renewal_id": "BkLKnwRukr0b2DC-7aCQaGKBCZo.EjRW",
           *             "port": 587,
           *             "starttls": "smtp",
           *             "tls": {
           *               "protocol": "TLSv1.3",
           *               "legacy_fallback": false,
           *               "classical_fallback": false,
           *               "client_certificate_required": false
           *             }
           *           }
           *         }
           *       ]
           *     }
           */
          "application/json": {
            /** @description One result or problem per row, in the order of the rows */
            results: (
              | {
                  data: components["schemas"]["CertificateReport"];
                }
              | {
                  /** @description Why the row has no answer */
                  error: components["schemas"]["Problem"] & {
                    /**
                     * @description Stable snake_case name of the problem
                     * @enum {string}
                     */
                    code:
                      | "aborted"
                      | "blocked_address"
                      | "blocked_port"
                      | "certificate_too_large"
                      | "connect_failed"
                      | "connect_refused"
                      | "connection_closed"
                      | "dns_failure"
                      | "handshake_failed"
                      | "invalid_hostname"
                      | "invalid_port"
                      | "invalid_protocol"
                      | "invalid_request"
                      | "invalid_type"
                      | "invalid_value"
                      | "malformed_certificate"
                      | "missing_field"
                      | "nested_too_deep"
                      | "no_certificate"
                      | "not_tls"
                      | "overloaded"
                      | "rate_limited"
                      | "starttls_failed"
                      | "starttls_unsupported"
                      | "timeout"
                      | "unknown_field";
                  };
                }
            )[];
          };
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "unavailable";
          };
        };
      };
    };
  };
  listProducts: {
    parameters: {
      query?: {
        /** @description Words that must all be found */
        q?: string;
        /** @description A department or a category */
        category?: string;
        /** @description The brand */
        brand?: string;
        /** @description A tag */
        tag?: string;
        /** @description Decimal, included */
        min_price?: number;
        /** @description Decimal, included */
        max_price?: number;
        /** @description 0 to 5 */
        min_rating?: number;
        /** @description Only what can be bought now, or only what cannot */
        in_stock?: boolean;
        /** @description Order of the list; equal products keep catalogue order */
        sort?: "relevance" | "price_asc" | "price_desc" | "rating_desc" | "newest" | "title";
        /** @description Default: 10, at most 50 */
        limit?: number;
        /** @description next_cursor of the previous page */
        cursor?: string;
        /** @description US, DE, GB, JP or KW */
        market?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "products": [
           *         {
           *           "id": "prd_compact-desk-dock-x662_n1bz",
           *           "name": "Compact Desk Dock X662",
           *           "price": 72.99,
           *           "currency": "USD",
           *           "handle": "compact-desk-dock-x662-n1bz",
           *           "brand": "Kestrand",
           *           "description": "Compact Desk Dock X662 by Kestrand, in aluminium. Ships in paper, without plastic.",
           *           "categories": [
           *             "Power",
           *             "Tech > Power"
           *           ],
           *           "tags": [
           *             "power"
           *           ],
           *           "available": true,
           *           "image_url": "/media/prd_compact-desk-dock-x662_n1bz_for.svg",
           *           "rating": {
           *             "value": 2.6,
           *             "count": 9
           *           },
           *           "options": [
           *             {
           *               "name": "Color",
           *               "values": [
           *                 "Forest",
           *                 "Sand"
           *               ]
           *             }
           *           ],
           *           "variants": [
           *             {
           *               "id": "prd_compact-desk-dock-x662_n1bz_for",
           *               "name": "Forest",
           *               "sku": "PW-00000-01",
           *               "options": [
           *                 {
           *                   "name": "Color",
           *                   "label": "Forest"
           *                 }
           *               ],
           *               "price": 72.99,
           *               "available": true,
           *               "availability": "in_stock",
           *               "stock": 93
           *             },
           *             {
           *               "id": "prd_compact-desk-dock-x662_n1bz_snd",
           *               "name": "Sand",
           *               "sku": "PW-00000-02",
           *               "options": [
           *                 {
           *                   "name": "Color",
           *                   "label": "Sand"
           *                 }
           *               ],
           *               "price": 72.99,
           *               "available": true,
           *               "availability": "in_stock",
           *               "stock": 38
           *             }
           *           ]
           *         },
           *         {
           *           "id": "prd_premium-t-shirt_yjmp",
           *           "name": "Premium T-Shirt",
           *           "price": 28.99,
           *           "currency": "USD",
           *           "handle": "premium-t-shirt-yjmp",
           *           "brand": "Eskerly",
           *           "description": "Premium T-Shirt by Eskerly, in denim. Ships in paper, without plastic.",
           *           "categories": [
           *             "Clothing",
           *             "Wear > Clothing"
           *           ],
           *           "tags": [
           *             "clothing",
           *             "new"
           *           ],
           *           "available": true,
           *           "image_url": "/media/prd_premium-t-shirt_yjmp_plm-s.svg",
           *           "rating": {
           *             "value": 4.5,
           *             "count": 14
           *           },
           *           "options": [
           *             {
           *               "name": "Color",
           *               "values": [
           *                 "Plum",
           *                 "Slate"
           *               ]
           *             },
           *             {
           *               "name": "Size",
           *               "values": [
           *                 "S",
           *                 "M"
           *               ]
           *             }
           *           ],
           *           "variants": [
           *             {
           *               "id": "prd_premium-t-shirt_yjmp_plm-s",
           *               "name": "Plum / S",
           *               "sku": "CL-00001-01",
           *               "options": [
           *                 {
           *                   "name": "Color",
           *                   "label": "Plum"
           *                 },
           *                 {
           *                   "name": "Size",
           *                   "label": "S"
           *                 }
           *               ],
           *               "price": 28.99,
           *               "list_price": 35.99,
           *               "available": true,
           *               "availability": "in_stock",
           *               "stock": 107
           *             },
           *             {
           *               "id": "prd_premium-t-shirt_yjmp_plm-m",
           *               "name": "Plum / M",
           *               "sku": "CL-00001-02",
           *               "options": [
           *                 {
           *                   "name": "Color",
           *                   "label": "Plum"
           *                 },
           *                 {
           *                   "name": "Size",
           *                   "label": "M"
           *                 }
           *               ],
           *               "price": 28.99,
           *               "list_price": 35.99,
           *               "available": true,
           *               "availability": "in_stock",
           *               "stock": 32
           *             }
           *           ]
           *         }
           *       ],
           *       "next_cursor": "a.80r3f155y9",
           *       "total_count": 120
           *     }
           */
          "application/json": components["schemas"]["ProductPage"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_cursor"
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "missing_field"
              | "unknown_field"
              | "unknown_scenario"
              | "unsupported_market";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description The request conflicts with the present state */
      409: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "cursor_expired";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "scenario_fault" | "unavailable";
          };
        };
      };
    };
  };
  getProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of a product or of one of its variants
         * @example prd_quiet-saucepan_n3j0
         */
        product_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "prd_quiet-saucepan_n3j0",
           *       "name": "Quiet Saucepan",
           *       "price": 24.99,
           *       "currency": "USD",
           *       "handle": "quiet-saucepan-n3j0",
           *       "brand": "Islemont",
           *       "description": "Quiet Saucepan by Islemont, in enamel. Ships in paper, without plastic.",
           *       "categories": [
           *         "Kitchen",
           *         "Home > Kitchen"
           *       ],
           *       "tags": [
           *         "kitchen"
           *       ],
           *       "available": true,
           *       "image_url": "/media/prd_quiet-saucepan_n3j0.svg",
           *       "rating": {
           *         "value": 4.9,
           *         "count": 16
           *       },
           *       "options": [],
           *       "variants": [
           *         {
           *           "id": "prd_quiet-saucepan_n3j0",
           *           "name": "Quiet Saucepan",
           *           "sku": "KT-00056-01",
           *           "options": [],
           *           "price": 24.99,
           *           "available": true,
           *           "availability": "in_stock",
           *           "stock": 250
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["ListedProduct"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "missing_field"
              | "unknown_field"
              | "unknown_scenario";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description There is no such record */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "product_not_found";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "scenario_fault" | "unavailable";
          };
        };
      };
    };
  };
  changeCart: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key gets the first answer, marked `Idempotent-Replayed: true`, for 24 hours. 1 to 255 visible ASCII characters. Use a new key for each new request. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The ETag that was read last. If the resource has changed since, the request is refused with 412. */
        "If-Match"?: components["parameters"]["If-Match"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CartAction"];
      };
    };
    responses: {
      /** @description The cart */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Cart"];
        };
      };
      /** @description The new cart */
      201: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "cart_id": "cart_pqabz3bb486wma3zy916aq9zrc",
           *       "items": [
           *         {
           *           "product_id": "prd_quiet-saucepan_n3j0",
           *           "name": "Quiet Saucepan",
           *           "quantity": 2,
           *           "unit_price": 24.99
           *         }
           *       ],
           *       "total": 49.98,
           *       "currency": "USD",
           *       "version": 1
           *     }
           */
          "application/json": components["schemas"]["Cart"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_action"
              | "invalid_quantity"
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unknown_scenario"
              | "unsupported_market"
              | "variant_required";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description There is no such record */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "cart_not_found" | "line_not_found" | "product_not_found";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The request conflicts with the present state */
      409: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "cart_not_modifiable" | "idempotency_in_flight" | "insufficient_stock";
          };
        };
      };
      /** @description The resource has changed */
      412: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "version_mismatch";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description The idempotency key was used with another request */
      422: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "idempotency_conflict";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "scenario_fault" | "too_many_carts" | "unavailable";
          };
        };
      };
    };
  };
  getCart: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of a cart, from the answer that created it
         * @example cart_pqabz3bb486wma3zy916aq9zrc
         */
        cart_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cart */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "cart_id": "cart_pqabz3bb486wma3zy916aq9zrc",
           *       "items": [
           *         {
           *           "product_id": "prd_quiet-saucepan_n3j0",
           *           "name": "Quiet Saucepan",
           *           "quantity": 2,
           *           "unit_price": 24.99
           *         }
           *       ],
           *       "total": 49.98,
           *       "currency": "USD",
           *       "version": 1
           *     }
           */
          "application/json": components["schemas"]["Cart"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "missing_field"
              | "unknown_field"
              | "unknown_scenario";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description There is no such record */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "cart_not_found";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "scenario_fault" | "unavailable";
          };
        };
      };
    };
  };
  changeCartById: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key gets the first answer, marked `Idempotent-Replayed: true`, for 24 hours. 1 to 255 visible ASCII characters. Use a new key for each new request. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The ETag that was read last. If the resource has changed since, the request is refused with 412. */
        "If-Match"?: components["parameters"]["If-Match"];
      };
      path: {
        /**
         * @description Id of a cart, from the answer that created it
         * @example cart_pqabz3bb486wma3zy916aq9zrc
         */
        cart_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CartAction"];
      };
    };
    responses: {
      /** @description The cart */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "cart_id": "cart_pqabz3bb486wma3zy916aq9zrc",
           *       "items": [
           *         {
           *           "product_id": "prd_quiet-saucepan_n3j0",
           *           "name": "Quiet Saucepan",
           *           "quantity": 2,
           *           "unit_price": 24.99
           *         }
           *       ],
           *       "total": 49.98,
           *       "currency": "USD",
           *       "version": 3
           *     }
           */
          "application/json": components["schemas"]["Cart"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_action"
              | "invalid_quantity"
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unknown_scenario"
              | "unsupported_market"
              | "variant_required";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description There is no such record */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "cart_not_found" | "line_not_found" | "product_not_found";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The request conflicts with the present state */
      409: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "cart_not_modifiable" | "idempotency_in_flight" | "insufficient_stock";
          };
        };
      };
      /** @description The resource has changed */
      412: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "version_mismatch";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description The idempotency key was used with another request */
      422: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "idempotency_conflict";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "scenario_fault" | "too_many_carts" | "unavailable";
          };
        };
      };
    };
  };
  clearCart: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key gets the first answer, marked `Idempotent-Replayed: true`, for 24 hours. 1 to 255 visible ASCII characters. Use a new key for each new request. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The ETag that was read last. If the resource has changed since, the request is refused with 412. */
        "If-Match"?: components["parameters"]["If-Match"];
      };
      path: {
        /**
         * @description Id of a cart, from the answer that created it
         * @example cart_pqabz3bb486wma3zy916aq9zrc
         */
        cart_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The emptied cart */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "cart_id": "cart_pqabz3bb486wma3zy916aq9zrc",
           *       "items": [],
           *       "total": 0,
           *       "currency": "USD",
           *       "version": 2
           *     }
           */
          "application/json": components["schemas"]["Cart"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "missing_field"
              | "unknown_field"
              | "unknown_scenario";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description There is no such record */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "cart_not_found";
          };
        };
      };
      /** @description The request conflicts with the present state */
      409: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "cart_not_modifiable" | "idempotency_in_flight";
          };
        };
      };
      /** @description The resource has changed */
      412: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "version_mismatch";
          };
        };
      };
      /** @description The idempotency key was used with another request */
      422: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "idempotency_conflict";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "scenario_fault" | "unavailable";
          };
        };
      };
    };
  };
  startCheckout: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key gets the first answer, marked `Idempotent-Replayed: true`, for 24 hours. 1 to 255 visible ASCII characters. Use a new key for each new request. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The ETag that was read last. If the resource has changed since, the request is refused with 412. */
        "If-Match"?: components["parameters"]["If-Match"];
      };
      path: {
        /**
         * @description Id of a cart, from the answer that created it
         * @example cart_pqabz3bb486wma3zy916aq9zrc
         */
        cart_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CheckoutRequest"];
      };
    };
    responses: {
      /** @description The checkout that was already open */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkout"];
        };
      };
      /** @description The checkout */
      201: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "checkout_id": "chk_mgvn2tam2t99nvy7xkrf8nxqs0",
           *       "cart_id": "cart_pqabz3bb486wma3zy916aq9zrc",
           *       "status": "ready_for_complete",
           *       "items": [
           *         {
           *           "product_id": "prd_quiet-saucepan_n3j0",
           *           "name": "Quiet Saucepan",
           *           "quantity": 2,
           *           "unit_price": 24.99
           *         }
           *       ],
           *       "delivery_options": [
           *         {
           *           "id": "std-ship",
           *           "title": "Standard delivery",
           *           "price": 5.49,
           *           "selected": true
           *         },
           *         {
           *           "id": "exp-ship-us",
           *           "title": "Express delivery",
           *           "price": 14.99,
           *           "selected": false
           *         }
           *       ],
           *       "currency": "USD",
           *       "subtotal": 49.98,
           *       "discount": 0,
           *       "delivery": 5.49,
           *       "tax": 4,
           *       "fee": 0,
           *       "total": 59.47,
           *       "messages": [],
           *       "expires_at": "2026-11-20T18:00:00.000Z",
           *       "version": 3
           *     }
           */
          "application/json": components["schemas"]["Checkout"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unknown_scenario";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description There is no such record */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "cart_not_found" | "product_not_found";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The request conflicts with the present state */
      409: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "cart_not_modifiable"
              | "checkout_not_modifiable"
              | "idempotency_in_flight"
              | "insufficient_stock";
          };
        };
      };
      /** @description The resource has changed */
      412: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "version_mismatch";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description The idempotency key was used with another request */
      422: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "idempotency_conflict";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "scenario_fault" | "unavailable";
          };
        };
      };
    };
  };
  getCheckout: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of a checkout, from the answer that started it
         * @example chk_mgvn2tam2t99nvy7xkrf8nxqs0
         */
        checkout_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The checkout */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "checkout_id": "chk_mgvn2tam2t99nvy7xkrf8nxqs0",
           *       "cart_id": "cart_pqabz3bb486wma3zy916aq9zrc",
           *       "status": "ready_for_complete",
           *       "items": [
           *         {
           *           "product_id": "prd_quiet-saucepan_n3j0",
           *           "name": "Quiet Saucepan",
           *           "quantity": 2,
           *           "unit_price": 24.99
           *         }
           *       ],
           *       "delivery_options": [
           *         {
           *           "id": "std-ship",
           *           "title": "Standard delivery",
           *           "price": 5.49,
           *           "selected": true
           *         },
           *         {
           *           "id": "exp-ship-us",
           *           "title": "Express delivery",
           *           "price": 14.99,
           *           "selected": false
           *         }
           *       ],
           *       "currency": "USD",
           *       "subtotal": 49.98,
           *       "discount": 0,
           *       "delivery": 5.49,
           *       "tax": 4,
           *       "fee": 0,
           *       "total": 59.47,
           *       "messages": [],
           *       "expires_at": "2026-11-20T18:00:00.000Z",
           *       "version": 3
           *     }
           */
          "application/json": components["schemas"]["Checkout"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "missing_field"
              | "unknown_field"
              | "unknown_scenario";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description There is no such record */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "checkout_not_found";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "scenario_fault" | "unavailable";
          };
        };
      };
    };
  };
  completeCheckout: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key gets the first answer, marked `Idempotent-Replayed: true`, for 24 hours. 1 to 255 visible ASCII characters. Use a new key for each new request. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The ETag that was read last. If the resource has changed since, the request is refused with 412. */
        "If-Match"?: components["parameters"]["If-Match"];
      };
      path: {
        /**
         * @description Id of a checkout, from the answer that started it
         * @example chk_mgvn2tam2t99nvy7xkrf8nxqs0
         */
        checkout_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CompleteRequest"];
      };
    };
    responses: {
      /** @description The checkout, with order_id once it is completed */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "checkout_id": "chk_mgvn2tam2t99nvy7xkrf8nxqs0",
           *       "cart_id": "cart_pqabz3bb486wma3zy916aq9zrc",
           *       "status": "completed",
           *       "items": [
           *         {
           *           "product_id": "prd_quiet-saucepan_n3j0",
           *           "name": "Quiet Saucepan",
           *           "quantity": 2,
           *           "unit_price": 24.99
           *         }
           *       ],
           *       "delivery_options": [
           *         {
           *           "id": "std-ship",
           *           "title": "Standard delivery",
           *           "price": 5.49,
           *           "selected": true
           *         },
           *         {
           *           "id": "exp-ship-us",
           *           "title": "Express delivery",
           *           "price": 14.99,
           *           "selected": false
           *         }
           *       ],
           *       "currency": "USD",
           *       "subtotal": 49.98,
           *       "discount": 0,
           *       "delivery": 5.49,
           *       "tax": 4,
           *       "fee": 0,
           *       "total": 59.47,
           *       "messages": [],
           *       "order_id": "ord_5qa570eymhhhkhxvjx755dvenc",
           *       "expires_at": "2026-11-20T18:00:00.000Z",
           *       "version": 4
           *     }
           */
          "application/json": components["schemas"]["Checkout"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unknown_scenario";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description There is no such record */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "checkout_not_found" | "product_not_found";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The request conflicts with the present state */
      409: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "checkout_not_modifiable" | "idempotency_in_flight" | "insufficient_stock";
          };
        };
      };
      /** @description The resource has changed */
      412: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "version_mismatch";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description The idempotency key was used with another request */
      422: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "idempotency_conflict";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "scenario_fault" | "unavailable";
          };
        };
      };
    };
  };
  getOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of an order, from the completed checkout
         * @example ord_5qa570eymhhhkhxvjx755dvenc
         */
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The order */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "order_id": "ord_5qa570eymhhhkhxvjx755dvenc",
           *       "checkout_id": "chk_mgvn2tam2t99nvy7xkrf8nxqs0",
           *       "status": "placed",
           *       "items": [
           *         {
           *           "product_id": "prd_quiet-saucepan_n3j0",
           *           "name": "Quiet Saucepan",
           *           "quantity": 2,
           *           "unit_price": 24.99,
           *           "fulfilled": 0,
           *           "status": "processing"
           *         }
           *       ],
           *       "currency": "USD",
           *       "subtotal": 49.98,
           *       "discount": 0,
           *       "delivery": 5.49,
           *       "tax": 4,
           *       "fee": 0,
           *       "total": 59.47,
           *       "refunded": 0,
           *       "events": [],
           *       "placed_at": "2026-11-20T12:00:00.000Z",
           *       "version": 1
           *     }
           */
          "application/json": components["schemas"]["Order"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "missing_field"
              | "unknown_field"
              | "unknown_scenario";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description There is no such record */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "order_not_found";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "scenario_fault" | "unavailable";
          };
        };
      };
    };
  };
  cancelOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key gets the first answer, marked `Idempotent-Replayed: true`, for 24 hours. 1 to 255 visible ASCII characters. Use a new key for each new request. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
        /** @description The ETag that was read last. If the resource has changed since, the request is refused with 412. */
        "If-Match"?: components["parameters"]["If-Match"];
      };
      path: {
        /**
         * @description Id of an order, from the completed checkout
         * @example ord_5qa570eymhhhkhxvjx755dvenc
         */
        order_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CancelRequest"];
      };
    };
    responses: {
      /** @description The canceled order */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "order_id": "ord_5qa570eymhhhkhxvjx755dvenc",
           *       "checkout_id": "chk_mgvn2tam2t99nvy7xkrf8nxqs0",
           *       "status": "canceled",
           *       "items": [
           *         {
           *           "product_id": "prd_quiet-saucepan_n3j0",
           *           "name": "Quiet Saucepan",
           *           "quantity": 0,
           *           "unit_price": 24.99,
           *           "fulfilled": 0,
           *           "status": "removed"
           *         }
           *       ],
           *       "currency": "USD",
           *       "subtotal": 49.98,
           *       "discount": 0,
           *       "delivery": 5.49,
           *       "tax": 4,
           *       "fee": 0,
           *       "total": 59.47,
           *       "refunded": 59.47,
           *       "events": [
           *         {
           *           "type": "canceled",
           *           "occurred_at": "2026-11-20T12:00:00.000Z",
           *           "tracking_number": "NONE"
           *         }
           *       ],
           *       "placed_at": "2026-11-20T12:00:00.000Z",
           *       "version": 2
           *     }
           */
          "application/json": components["schemas"]["Order"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field"
              | "unknown_scenario";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller" | "insufficient_scope";
          };
        };
      };
      /** @description There is no such record */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "order_not_found";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The request conflicts with the present state */
      409: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "idempotency_in_flight" | "order_not_modifiable";
          };
        };
      };
      /** @description The resource has changed */
      412: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "version_mismatch";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description The idempotency key was used with another request */
      422: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "idempotency_conflict";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "quota_exceeded" | "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "pre_launch" | "scenario_fault" | "unavailable";
          };
        };
      };
    };
  };
  getUsage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The usage */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "keyId": "key_0000000000000000",
           *       "owner": "acme",
           *       "tier": "free",
           *       "scopes": "all",
           *       "month": "2026-11",
           *       "resetsAt": "2026-12-01T00:00:00.000Z",
           *       "requestsPerMinute": 60,
           *       "services": [
           *         {
           *           "service": "dimweight",
           *           "used": 6,
           *           "usedByThisKey": 6,
           *           "quota": 1000,
           *           "reserved": 10,
           *           "remaining": 984
           *         },
           *         {
           *           "service": "vin",
           *           "used": 8,
           *           "usedByThisKey": 8,
           *           "quota": 1000,
           *           "reserved": 8,
           *           "remaining": 984
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["Usage"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "malformed_http" | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "unavailable";
          };
        };
      };
    };
  };
  requestEarlyAccess: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key gets the first answer, marked `Idempotent-Replayed: true`, for 24 hours. 1 to 255 visible ASCII characters. Use a new key for each new request. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EarlyAccessRequest"];
      };
    };
    responses: {
      /** @description The request was accepted */
      202: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "received",
           *       "detail": "If this email address is new to us, there is a link to confirm the request. This server sends no email: its operator passes the link on, which almanac-api early-access list shows."
           *     }
           */
          "application/json": components["schemas"]["EarlyAccessReceived"];
        };
      };
      /** @description The request is malformed, invalid, or there are no rules for it */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code:
              | "invalid_request"
              | "invalid_type"
              | "invalid_value"
              | "malformed_http"
              | "malformed_json"
              | "missing_field"
              | "nested_too_deep"
              | "unknown_field";
          };
        };
      };
      /** @description The API key is missing, unknown, expired or revoked */
      401: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "expired_api_key" | "invalid_api_key" | "missing_api_key";
          };
        };
      };
      /** @description The API key does not cover this service, or connecting to the target is not allowed */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "blocked_caller";
          };
        };
      };
      /** @description The request did not arrive in time */
      408: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "request_timeout";
          };
        };
      };
      /** @description The request conflicts with the present state */
      409: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "conflict";
          };
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "payload_too_large";
          };
        };
      };
      /** @description The body is not sent as JSON */
      415: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "unsupported_media_type";
          };
        };
      };
      /** @description The idempotency key was used with another request */
      422: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "idempotency_mismatch";
          };
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "rate_limited";
          };
        };
      };
      /** @description An internal error of the server */
      500: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "internal";
          };
        };
      };
      /** @description Not live yet, overloaded, or the data or store behind the service cannot be used */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Cache-Control": components["headers"]["Cache-Control"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"] & {
            /**
             * @description Stable snake_case name of the problem
             * @enum {string}
             */
            code: "overloaded" | "unavailable";
          };
        };
      };
    };
  };
}
